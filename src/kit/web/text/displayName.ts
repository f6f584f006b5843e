/** A user's display name: the full name, or else the username. */
export function displayName({ fullName, username }: { fullName: string; username: string }): string {
  return fullName || username;
}
