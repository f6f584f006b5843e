import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Page } from '#kit/web/page/Page.tsx';
import { useRootMark } from '#kit/web/page/useRootMark.ts';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import { renewsAddresses } from '#kit/web/viewer/renewsAddresses.ts';
import { calls } from './calls.ts';
import { FirstRows } from './list/FirstRows.tsx';
import type { Place } from './places.ts';
import { type MailAddress, useMailAddress } from './useMailAddress.ts';

const Mailbox = optionalPart(async () => (await import('./Mailbox.tsx')).Mailbox);

/** The user's e-mails. `ownEmail` is their address. */
export function EmailScreen({ ownEmail }: { ownEmail: string }) {
  const address = useMailAddress();
  if (!address.place) return <Navigate to="/apps/email" replace />;
  return <MailPage address={address} place={address.place} ownEmail={ownEmail} />;
}

function MailPage({ address, place, ownEmail }: { address: MailAddress; place: Place; ownEmail: string }) {
  const t = useTexts('email');
  const { view, mail } = address;
  const shown = useQuery({
    ...calls.show.query({ params: { id: mail ?? 0 }, query: view }),
    enabled: mail !== undefined,
    // What reads it comes later.
    notifyOnChangeProps: 'all',
    ...renewsAddresses,
  });
  useRootMark('data-mail-open', mail !== undefined);
  const name = place.label ? t(`labels.${place.label}`) : t(`folder.${place.folder || 'inbox'}`);
  const subject = mail !== undefined && shown.data ? shown.data.subject || t('noSubject') : undefined;
  return (
    <Page title={t('title')} windowTitle={subject ?? `${name} – ${t('title')}`} fill>
      <Mailbox address={address} place={place} ownEmail={ownEmail} shown={shown} fallback={<FirstRows address={address} />} />
    </Page>
  );
}
