/**
 * How fast the processor is, in the unit of Lighthouse's "benchmark index": tenths of rounds a second of building a string of 10,000
 * characters one by one, and of copying 100,000 numbers, on average. Runs in a page; takes a second.
 */
export function benchmarkIndex(): number {
  const roundsPerSecond = (round: () => void) => {
    const start = performance.now();
    let rounds = 0;
    while (performance.now() - start < 500) {
      round();
      rounds++;
    }
    return (rounds * 1000) / (performance.now() - start);
  };
  let built = 0;
  const build = () => {
    let text = '';
    for (let length = 0; length < 10_000; length++) text += 'a';
    built += text.length;
  };
  const numbers = Array.from({ length: 100_000 }, (_, index) => index);
  const copied = [...numbers];
  const copy = () => {
    for (let index = 0; index < numbers.length; index++) copied[index] = numbers[index] as number;
  };
  const index = (roundsPerSecond(build) + roundsPerSecond(copy)) / 20;
  // Read, so that the work is not dropped.
  return built + copied.length > 0 ? index : 0;
}
