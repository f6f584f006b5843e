// Which of a list's choices a typed text means. A choice may have several names: `RS · Rio Grande do Sul`.
import { fold, matchesWords } from '../search/fold.ts';

type Choice = { value: string; label: string };

/** Those that the text may mean, the likeliest first: named so, beginning so, having its words, containing it. */
export function bestMatches<Item extends Choice>(choices: readonly Item[], typed: string): Item[] {
  const asked = fold(typed.trim());
  const rank = (choice: Choice) => {
    const names = namesOf(choice);
    if (names.includes(asked)) return 0;
    if (names.some((name) => name.startsWith(asked))) return 1;
    if (matchesWords(choice.label, typed)) return 2;
    return fold(choice.label).includes(asked) ? 3 : undefined;
  };
  return choices
    .flatMap((choice) => {
      const place = rank(choice);
      return place === undefined ? [] : [{ choice, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ choice }) => choice);
}

/** The one that the text names: by one of its names, or because it can mean no other. */
export function namedBy<Item extends Choice>(choices: readonly Item[], typed: string): Item | undefined {
  const asked = fold(typed.trim());
  const matches = bestMatches(choices, typed);
  return matches.find((choice) => namesOf(choice).includes(asked)) ?? (matches.length === 1 ? matches[0] : undefined);
}

function namesOf({ value, label }: Choice): string[] {
  return [value, label, ...label.split(' · ')].map(fold);
}
