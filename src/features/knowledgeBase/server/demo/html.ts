/** A text as the demonstration's articles are written, as HTML: blocks between empty lines, `## heading`, `- point`, `1. step`, `**strong**`. */
export function toHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split('\n').map((line) => line.trim().replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>'));
      const [first = ''] = lines;
      if (first.startsWith('## ')) return `<h2>${first.slice(3)}</h2>`;
      if (first.startsWith('- ')) return `<ul>${lines.map((line) => `<li><p>${line.slice(2)}</p></li>`).join('')}</ul>`;
      if (first.startsWith('1. ')) return `<ol>${lines.map((line) => `<li><p>${line.replace(/^\d+\. /, '')}</p></li>`).join('')}</ol>`;
      return `<p>${lines.join(' ')}</p>`;
    })
    .join('');
}
