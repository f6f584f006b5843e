import type { Profile } from '../entities.ts';
import { AboutCard } from './AboutCard.tsx';
import { Feed } from './Feed.tsx';
import classes from './FeedTab.module.css';
import { LatestPhotos } from './LatestPhotos.tsx';
import { NewsCard } from './NewsCard.tsx';
import { PagesCard } from './PagesCard.tsx';
import { PollsCard } from './PollsCard.tsx';
import { SuggestionsCard } from './SuggestionsCard.tsx';

/** What everybody writes, between what is known of the reader and what is going on. */
export function FeedTab({ profile }: { profile: Profile }) {
  return (
    <div className={classes.columns}>
      <div className={classes.middle}>
        <Feed />
      </div>
      <div className={classes.start}>
        <AboutCard profile={profile} />
        <PagesCard />
        <NewsCard />
      </div>
      <div className={classes.end}>
        <PollsCard />
        <SuggestionsCard />
        <LatestPhotos />
      </div>
    </div>
  );
}
