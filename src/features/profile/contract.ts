// The profile page: the specification's one call, and ours under /api/profile for posts, photos, friends and polls.
import { endpoint } from '#kit/contract.ts';
import { Body, Default, Id, Name, Nothing, Nullable, Paging, Type } from '#kit/schema.ts';
import {
  Comment,
  MOST_LETTERS,
  News,
  Page,
  Person,
  Photo,
  POLL_OPTIONS,
  Poll,
  Post,
  Profile,
  ProfileData,
  Suggestion,
} from './entities.ts';

const ById = Type.Object({ id: Id() });
/** At least one character that is not whitespace. */
const words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
const newestFirst = (limit: number) =>
  Type.Object({ before: Type.Optional(Id()), limit: Default(Type.Integer({ minimum: 1, maximum: 50 }), limit) });

export const profile = {
  data: endpoint('GET /profile/data', {
    access: 'signedIn',
    summary: "All of the caller's profile page in one answer, as texts",
    reply: ProfileData,
  }),
  read: endpoint('GET /api/profile', {
    access: 'signedIn',
    summary: "The header and the “about” section of the caller's profile",
    reply: Profile,
  }),
  putCover: endpoint('PUT /api/profile/cover', {
    access: 'signedIn',
    summary: 'Set the cover picture: PNG, JPEG, WebP, GIF or AVIF, re-encoded as a wide strip',
    body: 'stream',
    reply: Type.Object({ cover: Type.String() }),
  }),
  removeCover: endpoint('DELETE /api/profile/cover', {
    access: 'signedIn',
    summary: 'Remove the cover picture',
    reply: Nothing,
  }),
  listPosts: endpoint('GET /api/profile/posts', {
    access: 'signedIn',
    summary: 'The posts of all users, newest first; “before” is the last id of the previous page',
    query: newestFirst(10),
    reply: Type.Object({ posts: Type.Array(Post), hasMore: Type.Boolean() }),
  }),
  addPost: endpoint('POST /api/profile/posts', {
    access: 'signedIn',
    summary: "Create a post, with or without one of the caller's photos",
    body: Body({ text: words(MOST_LETTERS.post), photoId: Type.Optional(Id()) }),
    reply: Post,
    status: 201,
  }),
  editPost: endpoint('PATCH /api/profile/posts/:id', {
    access: 'signedIn',
    summary: "Change the text of one of the caller's posts",
    params: ById,
    body: Body({ text: words(MOST_LETTERS.post) }),
    reply: Nothing,
  }),
  removePost: endpoint('DELETE /api/profile/posts/:id', {
    access: 'signedIn',
    summary: "Delete one of the caller's posts; admins can delete any",
    params: ById,
    reply: Nothing,
  }),
  restorePost: endpoint('POST /api/profile/posts/:id/restore', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Restore a post that the caller deleted less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  likePost: endpoint('PUT /api/profile/posts/:id/like', {
    access: 'signedIn',
    summary: 'Like a post or remove the like',
    params: ById,
    body: Body({ youLiked: Type.Boolean() }),
    reply: Nothing,
  }),
  listComments: endpoint('GET /api/profile/posts/:id/comments', {
    access: 'signedIn',
    summary: 'The comments on a post, oldest first; “after” is the last id of the previous page',
    params: ById,
    query: Type.Object({ after: Type.Optional(Id()), limit: Default(Type.Integer({ minimum: 1, maximum: 50 }), 20) }),
    reply: Type.Object({ comments: Type.Array(Comment), hasMore: Type.Boolean() }),
  }),
  addComment: endpoint('POST /api/profile/posts/:id/comments', {
    access: 'signedIn',
    summary: 'Comment on a post',
    params: ById,
    body: Body({ text: words(MOST_LETTERS.comment) }),
    reply: Comment,
    status: 201,
  }),
  removeComment: endpoint('DELETE /api/profile/comments/:id', {
    access: 'signedIn',
    summary: "Delete one of the caller's comments; admins can delete any",
    params: ById,
    reply: Nothing,
  }),
  restoreComment: endpoint('POST /api/profile/comments/:id/restore', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Restore a comment that the caller deleted less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  likeComment: endpoint('PUT /api/profile/comments/:id/like', {
    access: 'signedIn',
    summary: 'Like a comment or remove the like',
    params: ById,
    body: Body({ youLiked: Type.Boolean() }),
    reply: Nothing,
  }),
  listPhotos: endpoint('GET /api/profile/photos', {
    access: 'signedIn',
    summary: "The caller's photos, newest first; “before” is the last id of the previous page",
    query: newestFirst(24),
    reply: Type.Object({ photos: Type.Array(Photo), hasMore: Type.Boolean() }),
  }),
  addPhoto: endpoint('POST /api/profile/photos', {
    access: 'signedIn',
    summary: 'Upload a photo: PNG, JPEG, WebP, GIF or AVIF, re-encoded',
    body: 'stream',
    reply: Photo,
    status: 201,
  }),
  removePhoto: endpoint('DELETE /api/profile/photos/:id', {
    access: 'signedIn',
    summary: "Delete one of the caller's photos, also from the posts that show it",
    params: ById,
    reply: Nothing,
  }),
  restorePhoto: endpoint('POST /api/profile/photos/:id/restore', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Restore a photo that was deleted less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  listPolls: endpoint('GET /api/profile/polls', {
    access: 'signedIn',
    summary: 'The ten newest polls and their results so far',
    reply: Type.Object({ polls: Type.Array(Poll) }),
  }),
  vote: endpoint('PUT /api/profile/polls/:id/vote', {
    access: 'signedIn',
    summary: 'Vote in a poll, change the vote, or withdraw it with null',
    params: ById,
    body: Body({ optionId: Nullable(Id()) }),
    reply: Nothing,
  }),
  addPoll: endpoint('POST /api/profile/polls', {
    access: 'admin',
    summary: 'Create a poll',
    body: Body({
      question: Name({ maxLength: MOST_LETTERS.question }),
      options: Type.Array(Name({ maxLength: MOST_LETTERS.option }), { ...POLL_OPTIONS, uniqueItems: true }),
    }),
    reply: Poll,
    status: 201,
  }),
  closePoll: endpoint('PUT /api/profile/polls/:id/closed', {
    access: 'admin',
    effect: 'changes',
    summary: 'Close or reopen voting in a poll',
    params: ById,
    body: Body({ isClosed: Type.Boolean() }),
    reply: Nothing,
  }),
  removePoll: endpoint('DELETE /api/profile/polls/:id', {
    access: 'admin',
    summary: 'Delete a poll with its votes',
    params: ById,
    reply: Nothing,
  }),
  restorePoll: endpoint('POST /api/profile/polls/:id/restore', {
    access: 'admin',
    effect: 'changes',
    summary: 'Restore a poll that the caller deleted less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  listFriends: endpoint('GET /api/profile/friends', {
    access: 'signedIn',
    summary: "The caller's friends by name, paginated",
    query: Type.Object(Paging),
    reply: Type.Object({ friends: Type.Array(Person), total: Type.Integer() }),
  }),
  listRequests: endpoint('GET /api/profile/requests', {
    access: 'signedIn',
    summary: 'Friend requests received and sent; the newest hundred of each',
    reply: Type.Object({ received: Type.Array(Person), sent: Type.Array(Person) }),
  }),
  befriend: endpoint('PUT /api/profile/friends/:id', {
    access: 'signedIn',
    summary: 'Send a friend request to a user, or accept theirs',
    params: ById,
    reply: Type.Object({ areFriends: Type.Boolean() }),
  }),
  unfriend: endpoint('DELETE /api/profile/friends/:id', {
    access: 'signedIn',
    summary: 'End a friendship, decline a request, or withdraw one',
    params: ById,
    reply: Nothing,
  }),
  suggestions: endpoint('GET /api/profile/suggestions', {
    access: 'signedIn',
    summary: 'Six users who are not yet friends of the caller, those with most mutual friends first',
    reply: Type.Object({ people: Type.Array(Suggestion) }),
  }),
  pages: endpoint('GET /api/profile/pages', {
    access: 'signedIn',
    summary: 'Six organisations worth following',
    reply: Type.Object({ pages: Type.Array(Page) }),
  }),
  favoritePage: endpoint('PUT /api/profile/pages/:id/favorite', {
    access: 'signedIn',
    summary: "Add an organisation to the caller's favourites or remove it",
    params: ById,
    body: Body({ favorite: Type.Boolean() }),
    reply: Nothing,
  }),
  news: endpoint('GET /api/profile/news', {
    access: 'signedIn',
    summary: 'The three newest news items',
    reply: Type.Object({ news: Type.Array(News) }),
  }),
  favoriteNews: endpoint('PUT /api/profile/news/:id/favorite', {
    access: 'signedIn',
    summary: "Add a news item to the caller's favourites or remove it",
    params: ById,
    body: Body({ favorite: Type.Boolean() }),
    reply: Nothing,
  }),
};
