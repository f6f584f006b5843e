/**
 * Converts the markup of the demo articles to HTML: blocks between empty lines, `## heading`, `- point`, `1. step`, `| cell | cell |` with
 * the first row as heading, `**strong**`, `[words](/address)`.
 */
export function toHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split('\n').map((line) =>
        line
          .trim()
          .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
          .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>'),
      );
      const [first = ''] = lines;
      if (first.startsWith('## ')) return `<h2>${first.slice(3)}</h2>`;
      if (first.startsWith('- ')) return `<ul>${lines.map((line) => `<li><p>${line.slice(2)}</p></li>`).join('')}</ul>`;
      if (first.startsWith('1. ')) return `<ol>${lines.map((line) => `<li><p>${line.replace(/^\d+\. /, '')}</p></li>`).join('')}</ol>`;
      if (first.startsWith('| '))
        return `<table><tbody>${lines.map((line, place) => toRow(line, place === 0 ? 'th' : 'td')).join('')}</tbody></table>`;
      return `<p>${lines.join(' ')}</p>`;
    })
    .join('');
}

function toRow(line: string, cell: 'th' | 'td'): string {
  const cells = line.split('|').slice(1, -1);
  return `<tr>${cells.map((words) => `<${cell}><p>${words.trim()}</p></${cell}>`).join('')}</tr>`;
}
