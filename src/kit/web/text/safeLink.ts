/** Whether an address from a source may become a link: http or https, nothing that runs. */
export function isSafeLink(url: string | null): url is string {
  return url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
