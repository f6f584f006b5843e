/** What `text` begins with, `most` characters of UTF-16 or one less: half a pair is no text, and databases refuse it in JSON. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
