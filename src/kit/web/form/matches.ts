// Matches typed text with options. An option may have several names: `RS · Rio Grande do Sul`.
import { fold, matchesWords } from '#kit/foldedWords.ts';

type Choice = { value: string; label: string };

/** Matching options, best first: equal name, prefix, word prefixes, substring. */
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

/** The option with this name, or the only match. */
export function namedBy<Item extends Choice>(choices: readonly Item[], typed: string): Item | undefined {
  const asked = fold(typed.trim());
  const matches = bestMatches(choices, typed);
  return matches.find((choice) => namesOf(choice).includes(asked)) ?? (matches.length === 1 ? matches[0] : undefined);
}

function namesOf({ value, label }: Choice): string[] {
  return [value, label, ...label.split(' · ')].map(fold);
}
