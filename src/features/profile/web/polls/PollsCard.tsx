import { Button, Flex } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Card } from '../Card.tsx';
import { LinesSkeleton } from '../LinesSkeleton.tsx';
import { Nothing } from '../Nothing.tsx';
import { PollBallot } from './PollBallot.tsx';
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
            <Nothing>{t('poll.empty')}</Nothing>
          ) : (
            <Flex component="ul" direction="column" gap="lg">
              {polls.map((poll) => (
                <li key={poll.id}>
                  <PollBallot poll={poll} mayManage={mayAsk} />
                </li>
              ))}
            </Flex>
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
