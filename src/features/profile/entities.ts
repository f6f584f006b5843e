// What the profile's calls speak of, as it travels.
import { Flag, Instant, Integer, List, Nullable, Optional, Shape, type Static, Text } from '#kit/schema.ts';

export const MOST_LETTERS = { post: 2000, comment: 1000, question: 200, option: 80 } as const;
export const POLL_OPTIONS = { minItems: 2, maxItems: 6 } as const;

/** Somebody, as far as a line shows them. */
export const Person = Shape({ id: Integer(), fullName: Text(), designation: Text(), avatar: Nullable(Text()) });
export type Person = Static<typeof Person>;

/** The caller's own head of the page. */
export const Profile = Shape({
  ...Person.properties,
  username: Text(),
  email: Text(),
  cover: Nullable(Text()),
  bio: Text(),
  lives: Text(),
  website: Text(),
  joined_at: Instant(),
  friends: Integer(),
  photos: Integer(),
  /** How many wait for an answer of the caller. */
  requests: Integer(),
});
export type Profile = Static<typeof Profile>;

export const Photo = Shape({ id: Integer(), address: Text(), created_at: Instant() });
export type Photo = Static<typeof Photo>;

/** `isOwn`: the caller may change it; whoever may manage the product may also remove what others wrote. */
export const Post = Shape({
  id: Integer(),
  author: Person,
  text: Text(),
  photo: Nullable(Text()),
  created_at: Instant(),
  edited_at: Nullable(Instant()),
  isOwn: Flag(),
  likes: Integer(),
  youLiked: Flag(),
  /** Some of those who like it, the last first. */
  likedBy: List(Person),
  comments: Integer(),
});
export type Post = Static<typeof Post>;

export const Comment = Shape({
  id: Integer(),
  author: Person,
  text: Text(),
  created_at: Instant(),
  isOwn: Flag(),
  likes: Integer(),
  youLiked: Flag(),
});
export type Comment = Static<typeof Comment>;

export const Poll = Shape({
  id: Integer(),
  question: Text(),
  created_at: Instant(),
  isClosed: Flag(),
  votes: Integer(),
  /** What the caller voted for. */
  yourOption: Nullable(Integer()),
  /** `voters`: some of them, the last first. */
  options: List(Shape({ id: Integer(), text: Text(), votes: Integer(), voters: List(Person) })),
});
export type Poll = Static<typeof Poll>;

export const Suggestion = Shape({ ...Person.properties, mutual: Integer() });
export type Suggestion = Static<typeof Suggestion>;

export const Page = Shape({ id: Integer(), name: Text(), subtitle: Text(), favorite: Flag() });
export type Page = Static<typeof Page>;

export const News = Shape({
  id: Integer(),
  title: Text(),
  handle: Text(),
  tags: Text(),
  text: Text(),
  created_at: Instant(),
  favorite: Flag(),
});
export type News = Static<typeof News>;

/** What the specification's call answers, nine keys of texts as a screen would print them, in the language of the request. */
export const ProfileData = Shape({
  header: Shape({ avatar: Text(), username: Text(), designation: Text(), coverImg: Text() }),
  userAbout: Shape({ about: Text(), joined: Text(), lives: Text(), email: Text(), website: Text() }),
  suggestedPages: List(Shape({ avatar: Text(), username: Text(), subtitle: Text(), favorite: Flag() })),
  twitterFeeds: List(Shape({ imgUrl: Text(), title: Text(), id: Text(), tags: Text(), desc: Text(), favorite: Flag() })),
  post: List(
    Shape({
      avatar: Text(),
      username: Text(),
      postTime: Text(),
      postText: Text(),
      postImg: Optional(Text()),
      likes: Text(),
      youLiked: Flag(),
      comments: Text(),
      share: Text(),
      likedUsers: List(Shape({ avatar: Text(), username: Text() })),
      likedCount: Integer(),
      detailedComments: List(Shape({ avatar: Text(), username: Text(), comment: Text(), commentsLikes: Integer(), youLiked: Flag() })),
    }),
  ),
  latestPhotos: List(Shape({ img: Text() })),
  suggestions: List(Shape({ avatar: Text(), name: Text(), mutualFriend: Text() })),
  polls: List(Shape({ name: Text(), result: Text(), votedUser: List(Shape({ img: Text(), username: Text() })) })),
});
export type ProfileData = Static<typeof ProfileData>;
