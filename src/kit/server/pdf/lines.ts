/** Breaks a text into lines of at most `width`, at blanks, and within words that are longer than a line. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const blank = measure(' ');
  const put = () => {
    lines.push(line);
    line = '';
    used = 0;
  };
  for (const word of text.split(' ')) {
    const length = measure(word);
    if (line !== '' && used + blank + length > width) put();
    if (length <= width) {
      used += line === '' ? length : blank + length;
      line += line === '' ? word : ` ${word}`;
      continue;
    }
    for (const letter of word) {
      const more = measure(letter);
      if (line !== '' && used + more > width) put();
      line += letter;
      used += more;
    }
  }
  put();
  return lines;
}
