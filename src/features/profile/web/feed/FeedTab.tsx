import { Stack } from '@mantine/core';
import type { Profile } from '../../entities.ts';
import { AboutCard } from '../about/AboutCard.tsx';
import classes from '../Profile.module.css';
import { PagesCard } from '../people/PagesCard.tsx';
import { SuggestionsCard } from '../people/SuggestionsCard.tsx';
import { LatestPhotos } from '../photos/LatestPhotos.tsx';
import { PollsCard } from '../polls/PollsCard.tsx';
import { Feed } from './Feed.tsx';
import { NewsCard } from './NewsCard.tsx';

/** The feed, between the user's facts and the cards about others. */
export function FeedTab({ profile }: { profile: Profile }) {
  return (
    <div className={classes.columns} data-three>
      <Feed />
      <Stack>
        <AboutCard profile={profile} />
        <PagesCard />
        <NewsCard />
      </Stack>
      <Stack>
        <PollsCard />
        <SuggestionsCard />
        <LatestPhotos />
      </Stack>
    </div>
  );
}
