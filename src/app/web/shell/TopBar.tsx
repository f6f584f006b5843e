// The top bar, from start to end. What does not lead to a screen comes after the first screen, in places of its size.
import { SearchButton } from '#features/search/web/SearchButton.tsx';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import classes from './TopBar.module.css';
import { UserMenu } from './UserMenu.tsx';

const fetchParts = () => import('./FrameParts.tsx');
const BookmarkBar = optionalPart(async () => (await fetchParts()).BookmarkBar);
const Choices = optionalPart(async () => (await fetchParts()).Choices);
const Counts = optionalPart(async () => (await fetchParts()).Counts);

export function TopBar() {
  return (
    <>
      <BookmarkBar />
      <div className={classes.end}>
        <div className={classes.choices}>
          <Choices />
        </div>
        <SearchButton />
        <div className={classes.counts}>
          <Counts />
        </div>
        <UserMenu />
      </div>
    </>
  );
}
