import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import type { Profile } from '../../entities.ts';
import classes from './AboutFacts.module.css';

/** The profile's facts; empty ones are left out. */
export function AboutFacts({ profile }: { profile: Profile }) {
  const t = useTexts('profile');
  const common = useTexts('common');
  const format = useFormat();
  const { bio, designation, lives, website, email, joined_at } = profile;
  const facts: { label: string; fact: ReactNode }[] = [
    { label: t('about.bio'), fact: bio },
    { label: t('about.designation'), fact: designation },
    { label: t('about.joined'), fact: format.date(joined_at) },
    { label: t('about.lives'), fact: lives },
    { label: common('word.email'), fact: <a href={`mailto:${email}`}>{email}</a> },
    { label: common('word.website'), fact: website && <Website address={website} /> },
  ];
  return (
    <dl className={classes.facts}>
      {facts
        .filter(({ fact }) => fact)
        .map(({ label, fact }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{fact}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Free text; a link only if it is a web address. */
function Website({ address }: { address: string }) {
  const url = URL.parse(address) ?? URL.parse(`https://${address}`);
  if (!url || !/^https?:$/.test(url.protocol)) return address;
  return <AddressLink href={url.href}>{address.replace(/^https?:\/\//, '')}</AddressLink>;
}
