export function BookmarkBar() {
  return null;
}
