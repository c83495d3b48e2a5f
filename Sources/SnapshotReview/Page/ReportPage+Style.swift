/// The page's style, light and dark.
extension ReportPage {
    static let style = """
        :root { color-scheme: light dark; --ground: light-dark(#f2f2f7, #101114); --card: light-dark(#fff, #1c1d22);
          --text: light-dark(#1c1c1e, #e9e9ee); --quiet: light-dark(#55555c, #a9a9b2); --line: light-dark(#c7c7cc, #3a3b42);
          --accent: light-dark(#0a5fd0, #7db4ff); --bad: light-dark(#a40e26, #ff9c9c); --new: light-dark(#116329, #7ee2a0) }
        * { box-sizing: border-box } [hidden] { display: none !important }
        body { font: 15px/1.4 system-ui, sans-serif; margin: 0; background: var(--ground); color: var(--text) }
        h1 { font-size: 20px; margin: 0 } h2 { font-size: 16px; margin: 0 auto 0 8px; overflow-wrap: anywhere }
        h2:focus { outline: none } h3 { font-size: 13px; margin: 16px 0 4px; color: var(--quiet) }
        button, input, select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
          border-radius: 7px; padding: 3px 10px } button { cursor: pointer }
        button[aria-pressed=true] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent) }
        button:disabled { opacity: .4 }
        header, nav { position: sticky; top: 0; z-index: 3; display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center;
          padding: 10px 20px; background: var(--ground); border-bottom: 1px solid var(--line) }
        #outcomes, #choices, #modes { display: flex; flex-wrap: wrap; gap: 6px } #count { color: var(--quiet) }
        #filter { flex: 1; min-width: 160px; max-width: 360px }
        #list { display: grid; grid-template-columns: repeat(auto-fill, minmax(170px, 1fr)); gap: 14px; padding: 16px 20px }
        .card { display: flex; flex-direction: column; height: 250px; padding: 8px; background: light-dark(#e4e4ea, #26272d); color: inherit;
          border: 1px solid var(--line); border-radius: 10px; text-decoration: none; content-visibility: auto;
          contain-intrinsic-size: 170px 250px; overflow: hidden }
        .card:focus-visible { outline: 3px solid var(--accent) }
        .card img { flex: 1; min-height: 0; width: 100%; object-fit: contain }
        .card .text { flex: 1; min-height: 0; display: grid; place-content: center; color: var(--quiet) }
        .card b, .card span { display: block; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; font-size: 13px }
        .card span { color: var(--quiet); font-size: 12px }
        .mark { font-size: 11px; font-weight: 600; color: var(--quiet) } .mark.changed, .mark.failed, .mark.flaky,
        .mark.unreadable { color: var(--bad) } .mark.new { color: var(--new) }
        #body { display: grid; grid-template-columns: minmax(0, 1fr) minmax(280px, 400px); gap: 20px; padding: 16px 20px }
        aside { position: sticky; top: 60px; align-self: start; max-height: calc(100vh - 76px); overflow: auto;
          background: var(--card); border-radius: 10px; padding: 12px 14px; font-size: 13px }
        #facts { margin: 0; color: var(--quiet) } #changes { margin: 8px 0; padding-left: 18px }
        #changes li { white-space: pre-wrap; overflow-wrap: anywhere }
        #views { list-style: none; margin: 0; padding: 0; font: 12px/1.5 ui-monospace, monospace }
        #views button { display: block; width: 100%; text-align: left; border: 0; border-radius: 4px; padding: 0 4px;
          background: none; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
        #views button:hover { background: var(--ground) } #views button[aria-pressed=true] { background: var(--accent);
          color: var(--card); box-shadow: none }
        #views small { opacity: .75 }
        #faults, #elements { margin: 0; padding-left: 22px; font-size: 13px }
        #faults button, #elements button { text-align: left; border: 0; border-radius: 4px; padding: 1px 4px; background: none }
        #faults button:hover, #elements button:hover { background: var(--ground) }
        #reasons details { margin: 2px 0 } #reasons summary { cursor: pointer } #reasons pre { white-space: pre-wrap;
          overflow-wrap: anywhere; margin: 4px 0 8px; font: 12px/1.5 ui-monospace, monospace }
        #why h3 { margin-top: 0; color: var(--text) } #why { border-top: 1px solid var(--line); padding-top: 8px }
        #stage { display: flex; gap: 16px; align-items: flex-start; overflow: auto }
        figure { margin: 0; flex: 0 1 auto; min-width: 0 } figcaption { font-weight: 600; margin-bottom: 6px }
        .picture { position: relative; line-height: 0; border: 1px solid var(--line);
          background: repeating-conic-gradient(#8883 0 25%, #fff0 0 50%) 0/16px 16px }
        .picture img { max-width: 100%; max-height: calc(100vh - 150px) }
        .frame { position: absolute; outline: 2px solid var(--accent); background: color-mix(in srgb, var(--accent) 20%, #0000);
          pointer-events: none }
        .number { position: absolute; outline: 1.5px solid var(--hue); background: color-mix(in srgb, var(--hue) 12%, #0000);
          pointer-events: none; font: 600 11px/14px system-ui; color: var(--hue); text-shadow: 0 0 2px #fff, 0 0 2px #fff;
          padding-left: 2px }
        .hue0 { --hue: #c1121f } .hue1 { --hue: #1d4ed8 } .hue2 { --hue: #15803d } .hue3 { --hue: #b45309 }
        .hue4 { --hue: #7e22ce } .hue5 { --hue: #0e7490 }
        .mark.faults { color: var(--bad) }
        #faults i { color: var(--quiet) } #faults { list-style: none; padding: 0 }
        #stage pre { overflow: auto; max-height: calc(100vh - 130px); margin: 0; padding: 10px; background: var(--card);
          border-radius: 8px; font-size: 12px }
        .over figure.after { display: none } .over .picture .top { position: absolute; inset: 0; width: 100%; height: 100% }
        .slide .top { clip-path: inset(0 0 0 var(--cut, 50%)) } .blink .top { animation: blink 1s steps(1) infinite }
        @keyframes blink { 50% { opacity: 0 } }
        .cut { width: 100%; margin: 0 0 8px }
        @media (max-width: 800px) { #body { grid-template-columns: 1fr } aside { position: static; max-height: none } }
        @media (prefers-reduced-motion: reduce) { .blink .top { animation-duration: 4s } }

        """
}
