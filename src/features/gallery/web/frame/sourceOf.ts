/** The text of a component exported by a file, as the formatter leaves it: from its first line to the bracket that begins a line. */
export function sourceOf(file: string, name: string): string {
  return new RegExp(`^export function ${name}\\([\\s\\S]*?^\\}$`, 'm').exec(file)?.[0].replace('export ', '') ?? '';
}
