import { IconQuote, IconWorld } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { DnsEntry } from '../contract.ts';
import classes from './Dns.module.css';

/** Whether a name is a domain or a term. */
export function Kind({ ascii }: Pick<DnsEntry, 'ascii'>) {
  const t = useTexts('dns');
  const [Icon, words] = ascii === '' ? ([IconQuote, t('kind.termo')] as const) : ([IconWorld, t('kind.dominio')] as const);
  return (
    <span className={classes.kind}>
      <Icon size={16} aria-hidden />
      {words}
    </span>
  );
}
