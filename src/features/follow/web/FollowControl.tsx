import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { loadTexts, useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import classes from './FollowControl.module.css';
import { FollowStar } from './FollowStar.tsx';
import { type Followed, markQuery } from './marks.ts';

const importPanel = () => import('./FollowPanel.tsx');
const fetchPanel = () => Promise.all([importPanel(), loadTexts('board')]);
const FollowPanel = lazy(async () => ({ default: (await importPanel()).FollowPanel }));

/** On an item's page: the star and, once followed, its stage, which opens stage, priority and note. */
export function FollowControl({ kind, item, name }: Followed & { name: string }) {
  const t = useTexts('follow');
  const { data: mark } = useQuery(markQuery({ kind, item }));
  return (
    <div className={classes.control}>
      <FollowStar kind={kind} item={item} name={name} size={36} />
      {mark && (
        <Opener opens="dialog" fetch={fetchPanel} panel={(anchor) => <FollowPanel anchor={anchor} kind={kind} item={item} />}>
          <Button
            variant="default"
            className={classes.stage}
            rightSection={<IconChevronDown size={16} aria-hidden />}
            aria-label={`${t('star.edit')}: ${t(`stage.${mark.stage}`)}`}
            data-hint={t('star.edit')}
          >
            {t(`stage.${mark.stage}`)}
          </Button>
        </Opener>
      )}
    </div>
  );
}
