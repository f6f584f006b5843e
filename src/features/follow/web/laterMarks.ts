export { FollowStar } from './FollowStar.tsx';
export { ItemTags } from './ItemTags.tsx';
