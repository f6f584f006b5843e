/** @returns whether `work` has ended by then. @throws what it throws until then */
export async function endsWithin(work: Promise<void>, milliseconds: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), milliseconds);
  const hasEnded = await Promise.race([work.then(() => true), late.promise]).finally(() => clearTimeout(timer));
  if (!hasEnded) work.catch(() => {});
  return hasEnded;
}
