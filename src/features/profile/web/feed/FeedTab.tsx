import type { Profile } from '../../entities.ts';
import { AboutCard } from '../about/AboutCard.tsx';
import { PagesCard } from '../people/PagesCard.tsx';
import { SuggestionsCard } from '../people/SuggestionsCard.tsx';
import { LatestPhotos } from '../photos/LatestPhotos.tsx';
import { PollsCard } from '../polls/PollsCard.tsx';
import { Feed } from './Feed.tsx';
import classes from './FeedTab.module.css';
import { NewsCard } from './NewsCard.tsx';

/** The feed, between the user's facts and the cards about others. */
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
