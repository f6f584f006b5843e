import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import { splitAddresses } from '../splitAddresses.ts';
import classes from './RichText.module.css';

/** Words as somebody wrote them, with their lines; what is an address in them is a link. */
export function RichText({ text, className }: { text: string; className?: string }) {
  return (
    <p className={className} dir="auto">
      {splitAddresses(text).map(({ words, isAddress }, place) =>
        isAddress ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
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
