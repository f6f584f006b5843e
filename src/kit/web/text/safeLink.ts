/** Whether a source's URL is safe as a link: only http and https. */
export function isSafeLink(url: string | null): url is string {
  return url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
