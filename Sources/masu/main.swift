// masu
