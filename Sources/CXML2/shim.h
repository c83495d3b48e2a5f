/* Headers come with pkg-config's flags to CHypertextShims; Swift imports none of them. */
