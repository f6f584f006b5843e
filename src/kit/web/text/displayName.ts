/** What somebody is called: by the username as long as they have not said their name. */
export function displayName({ fullName, username }: { fullName: string; username: string }): string {
  return fullName || username;
}
