/** The first `most` UTF-16 units of `text`, or one less: databases refuse half a surrogate pair in JSON. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
