import { IconMailX } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';

/** Explains that no mail is sent until a server is configured. */
export function NoServer() {
  const t = useTexts('outbox');
  const [before, after] = t('noServer.hint', { variable: GAP }).split(GAP);
  return (
    <section aria-label={t('noServer.title')}>
      <Callout kind="warning" icon={<IconMailX />} title={t('noServer.title')}>
        {before}
        <code>SMTP_URL</code>
        {after}
      </Callout>
    </section>
  );
}

/** Placeholder of the variable's name in the sentence. */
const GAP = '\u0000';
