import { IconMailX } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from './Outbox.module.css';

/** Says that mail leaves only once somebody names a server. */
export function NoServer() {
  const t = useTexts('outbox');
  const [before, after] = t('noServer.hint', { variable: GAP }).split(GAP);
  return (
    <section className={classes.noServer} aria-labelledby="outbox-no-server">
      <IconMailX size={24} aria-hidden />
      <div>
        <h2 id="outbox-no-server">{t('noServer.title')}</h2>
        <p>
          {before}
          <code>SMTP_URL</code>
          {after}
        </p>
      </div>
    </section>
  );
}

/** Where the variable's name stands in the sentence. */
const GAP = '\u0000';
