import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Card } from '../Card.tsx';
import lines from '../Lines.module.css';
import { LinesSkeleton } from '../LinesSkeleton.tsx';
import { PollBallot } from './PollBallot.tsx';
import classes from './PollsCard.module.css';
import { usePolls } from './usePolls.ts';

const fetchForm = () => import('./PollForm.tsx');
const PollForm = lazy(async () => ({ default: (await fetchForm()).PollForm }));

/** All polls. */
export function PollsCard() {
  const t = useTexts('profile');
  const query = usePolls();
  const mayAsk = useMay(needs.administers);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <Card
      title={t('poll.title')}
      action={
        mayAsk && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            {...prefetchOnIntent(fetchForm)}
            onClick={open}
          >
            {t('poll.add')}
          </Button>
        )
      }
    >
      <Loaded query={query} skeleton={<LinesSkeleton count={4} />}>
        {({ polls }) =>
          polls.length === 0 ? (
            <p className={lines.empty}>{t('poll.empty')}</p>
          ) : (
            <ul className={classes.polls}>
              {polls.map((poll) => (
                <li key={poll.id}>
                  <PollBallot poll={poll} mayManage={mayAsk} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {isWanted && (
        <Suspense>
          <PollForm opened={isOpen} close={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
