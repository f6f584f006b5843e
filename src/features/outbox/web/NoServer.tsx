import { IconMailX } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from './Outbox.module.css';

/** Explains that no mail is sent until a server is configured. */
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

/** Placeholder of the variable's name in the sentence. */
const GAP = '\u0000';
