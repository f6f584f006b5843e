import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import { featherIcon } from '#kit/web/text/featherIcons.ts';
import type { FaqGroup } from '../contract.ts';
import classes from './Faq.module.css';

type FaqTabsProps = { groups: readonly FaqGroup[]; open: FaqGroup['key'] };

/** The groups, each a link to its questions. */
export function FaqTabs({ groups, open }: FaqTabsProps) {
  const t = useTexts('faq');
  const format = useFormat();
  return (
    <nav className={classes.tabs} aria-label={t('groups')}>
      {groups.map(({ key, icon, title, questions }) => {
        const Icon = featherIcon(icon);
        return (
          <Link
            key={key}
            to="/pages/faq"
            search={{ grupo: key }}
            replace
            resetScroll={false}
            className={classes.tab}
            aria-current={key === open ? 'true' : undefined}
            activeOptions={exactSearch}
          >
            <Icon size={20} aria-hidden />
            <span>{title}</span>
            <Text span size="sm" c="dimmed" ms="auto">
              {format.number(questions.length)}
            </Text>
          </Link>
        );
      })}
    </nav>
  );
}
