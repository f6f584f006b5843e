import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import { splitAddresses } from '../splitAddresses.ts';
import classes from './RichText.module.css';

/** Text with its line breaks; web addresses become links. */
export function RichText({ text, className }: { text: string; className?: string }) {
  return (
    <p className={className} dir="auto">
      {splitAddresses(text).map(({ words, isAddress }, place) =>
        isAddress ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its place only
          <AddressLink key={place} href={words} className={classes.link}>
            {words}
          </AddressLink>
        ) : (
          words
        ),
      )}
    </p>
  );
}
