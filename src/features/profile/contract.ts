// The profile page: the specification's one call, and ours under /api/profile for what people write, show and ask each other.
import { endpoint } from '#kit/contract.ts';
import { Body, Default, Flag, Id, Integer, List, Name, Nothing, Nullable, Optional, Paging, Shape, Text } from '#kit/schema.ts';
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

const ById = Shape({ id: Id() });
/** At least one letter among what is kept of it. */
const words = (maxLength: number) => Text({ minLength: 1, maxLength, pattern: '\\S' });
const newestFirst = (limit: number) => Shape({ before: Optional(Id()), limit: Default(Integer({ minimum: 1, maximum: 50 }), limit) });

export const profile = {
  data: endpoint('GET /profile/data', {
    access: 'signedIn',
    summary: "All of the caller's profile page in one answer, as texts",
    reply: ProfileData,
  }),
  read: endpoint('GET /api/profile', {
    access: 'signedIn',
    summary: 'What the head of the page and its “about” show of the caller',
    reply: Profile,
  }),
  putCover: endpoint('PUT /api/profile/cover', {
    access: 'signedIn',
    summary: 'Give the page a picture on top: PNG, JPEG, WebP, GIF or AVIF, made anew as a wide strip',
    body: 'stream',
    reply: Shape({ cover: Text() }),
  }),
  removeCover: endpoint('DELETE /api/profile/cover', {
    access: 'signedIn',
    summary: 'Take the picture on top away',
    reply: Nothing,
  }),
  listPosts: endpoint('GET /api/profile/posts', {
    access: 'signedIn',
    summary: 'What everybody wrote, newest first; “before” is the id that the page before ended with',
    query: newestFirst(10),
    reply: Shape({ posts: List(Post), hasMore: Flag() }),
  }),
  addPost: endpoint('POST /api/profile/posts', {
    access: 'signedIn',
    summary: "Write something, with one of the caller's photos or without",
    body: Body({ text: words(MOST_LETTERS.post), photoId: Optional(Id()) }),
    reply: Post,
    status: 201,
  }),
  editPost: endpoint('PATCH /api/profile/posts/:id', {
    access: 'signedIn',
    summary: 'Change the words of what the caller wrote',
    params: ById,
    body: Body({ text: words(MOST_LETTERS.post) }),
    reply: Nothing,
  }),
  removePost: endpoint('DELETE /api/profile/posts/:id', {
    access: 'signedIn',
    summary: 'Remove what the caller wrote; admins remove what anybody wrote',
    params: ById,
    reply: Nothing,
  }),
  restorePost: endpoint('POST /api/profile/posts/:id/restore', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Put back what the caller removed less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  likePost: endpoint('PUT /api/profile/posts/:id/like', {
    access: 'signedIn',
    summary: 'Say whether the caller likes it',
    params: ById,
    body: Body({ youLiked: Flag() }),
    reply: Nothing,
  }),
  listComments: endpoint('GET /api/profile/posts/:id/comments', {
    access: 'signedIn',
    summary: 'What was answered to a post, oldest first; “after” is the id that the page before ended with',
    params: ById,
    query: Shape({ after: Optional(Id()), limit: Default(Integer({ minimum: 1, maximum: 50 }), 20) }),
    reply: Shape({ comments: List(Comment), hasMore: Flag() }),
  }),
  addComment: endpoint('POST /api/profile/posts/:id/comments', {
    access: 'signedIn',
    summary: 'Answer to a post',
    params: ById,
    body: Body({ text: words(MOST_LETTERS.comment) }),
    reply: Comment,
    status: 201,
  }),
  removeComment: endpoint('DELETE /api/profile/comments/:id', {
    access: 'signedIn',
    summary: 'Remove an answer of the caller; admins remove those of anybody',
    params: ById,
    reply: Nothing,
  }),
  restoreComment: endpoint('POST /api/profile/comments/:id/restore', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Put back an answer that the caller removed less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  likeComment: endpoint('PUT /api/profile/comments/:id/like', {
    access: 'signedIn',
    summary: 'Say whether the caller likes an answer',
    params: ById,
    body: Body({ youLiked: Flag() }),
    reply: Nothing,
  }),
  listPhotos: endpoint('GET /api/profile/photos', {
    access: 'signedIn',
    summary: "The caller's photos, newest first; “before” is the id that the page before ended with",
    query: newestFirst(24),
    reply: Shape({ photos: List(Photo), hasMore: Flag() }),
  }),
  addPhoto: endpoint('POST /api/profile/photos', {
    access: 'signedIn',
    summary: 'Send a photo in: PNG, JPEG, WebP, GIF or AVIF, made anew',
    body: 'stream',
    reply: Photo,
    status: 201,
  }),
  removePhoto: endpoint('DELETE /api/profile/photos/:id', {
    access: 'signedIn',
    summary: "Remove one of the caller's photos, also from what was written with it",
    params: ById,
    reply: Nothing,
  }),
  restorePhoto: endpoint('POST /api/profile/photos/:id/restore', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Put back a photo that was removed less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  listPolls: endpoint('GET /api/profile/polls', {
    access: 'signedIn',
    summary: 'The ten newest questions to everybody, and what was answered so far',
    reply: Shape({ polls: List(Poll) }),
  }),
  vote: endpoint('PUT /api/profile/polls/:id/vote', {
    access: 'signedIn',
    summary: "Give the caller's one vote, give it to another option, or with null take it back",
    params: ById,
    body: Body({ optionId: Nullable(Id()) }),
    reply: Nothing,
  }),
  addPoll: endpoint('POST /api/profile/polls', {
    access: 'admin',
    summary: 'Ask everybody something',
    body: Body({
      question: Name({ maxLength: MOST_LETTERS.question }),
      options: List(Name({ maxLength: MOST_LETTERS.option }), { ...POLL_OPTIONS, uniqueItems: true }),
    }),
    reply: Poll,
    status: 201,
  }),
  closePoll: endpoint('PUT /api/profile/polls/:id/closed', {
    access: 'admin',
    effect: 'keeps',
    summary: 'Say whether votes are taken',
    params: ById,
    body: Body({ isClosed: Flag() }),
    reply: Nothing,
  }),
  removePoll: endpoint('DELETE /api/profile/polls/:id', {
    access: 'admin',
    summary: 'Remove a question with its votes',
    params: ById,
    reply: Nothing,
  }),
  restorePoll: endpoint('POST /api/profile/polls/:id/restore', {
    access: 'admin',
    effect: 'keeps',
    summary: 'Put back a question that the caller removed less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  listFriends: endpoint('GET /api/profile/friends', {
    access: 'signedIn',
    summary: "The caller's friends by name, a page at a time",
    query: Shape(Paging),
    reply: Shape({ friends: List(Person), total: Integer() }),
  }),
  listRequests: endpoint('GET /api/profile/requests', {
    access: 'signedIn',
    summary: 'Who asked the caller to be friends, and whom the caller asked; the newest hundred of each',
    reply: Shape({ received: List(Person), sent: List(Person) }),
  }),
  befriend: endpoint('PUT /api/profile/friends/:id', {
    access: 'signedIn',
    summary: 'Ask somebody to be friends, or accept that they asked',
    params: ById,
    reply: Shape({ areFriends: Flag() }),
  }),
  unfriend: endpoint('DELETE /api/profile/friends/:id', {
    access: 'signedIn',
    summary: 'End a friendship, decline who asked, or take back having asked',
    params: ById,
    reply: Nothing,
  }),
  suggestions: endpoint('GET /api/profile/suggestions', {
    access: 'signedIn',
    summary: 'Six people who are no friends of the caller yet, those with most friends in common first',
    reply: Shape({ people: List(Suggestion) }),
  }),
  pages: endpoint('GET /api/profile/pages', {
    access: 'signedIn',
    summary: 'Six organisations worth following',
    reply: Shape({ pages: List(Page) }),
  }),
  favoritePage: endpoint('PUT /api/profile/pages/:id/favorite', {
    access: 'signedIn',
    summary: 'Say whether the caller marks an organisation',
    params: ById,
    body: Body({ favorite: Flag() }),
    reply: Nothing,
  }),
  news: endpoint('GET /api/profile/news', {
    access: 'signedIn',
    summary: 'The three newest short news',
    reply: Shape({ news: List(News) }),
  }),
  favoriteNews: endpoint('PUT /api/profile/news/:id/favorite', {
    access: 'signedIn',
    summary: 'Say whether the caller marks a short news',
    params: ById,
    body: Body({ favorite: Flag() }),
    reply: Nothing,
  }),
};
