// The types of the profile's calls.
import { Instant, Nullable, type Static, Type } from '#kit/schema.ts';

export const MOST_LETTERS = { post: 2000, comment: 1000, question: 200, option: 80 } as const;
export const POLL_OPTIONS = { minItems: 2, maxItems: 6 } as const;

/** A user, as lists show them. */
export const Person = Type.Object({
  id: Type.Integer(),
  fullName: Type.String(),
  designation: Type.String(),
  avatar: Nullable(Type.String()),
});
export type Person = Static<typeof Person>;

/** The caller's own profile. */
export const Profile = Type.Object({
  ...Person.properties,
  username: Type.String(),
  email: Type.String(),
  cover: Nullable(Type.String()),
  bio: Type.String(),
  lives: Type.String(),
  website: Type.String(),
  joined_at: Instant(),
  friends: Type.Integer(),
  photos: Type.Integer(),
  /** How many friend requests the caller has not answered. */
  requests: Type.Integer(),
});
export type Profile = Static<typeof Profile>;

export const Photo = Type.Object({ id: Type.Integer(), address: Type.String(), created_at: Instant() });
export type Photo = Static<typeof Photo>;

/** `isOwn`: the caller may change it; admins may also remove what others wrote. */
export const Post = Type.Object({
  id: Type.Integer(),
  author: Person,
  text: Type.String(),
  photo: Nullable(Type.String()),
  created_at: Instant(),
  edited_at: Nullable(Instant()),
  isOwn: Type.Boolean(),
  likes: Type.Integer(),
  youLiked: Type.Boolean(),
  /** Some of the users who like it, the latest first. */
  likedBy: Type.Array(Person),
  comments: Type.Integer(),
});
export type Post = Static<typeof Post>;

export const Comment = Type.Object({
  id: Type.Integer(),
  author: Person,
  text: Type.String(),
  created_at: Instant(),
  isOwn: Type.Boolean(),
  likes: Type.Integer(),
  youLiked: Type.Boolean(),
});
export type Comment = Static<typeof Comment>;

export const Poll = Type.Object({
  id: Type.Integer(),
  question: Type.String(),
  created_at: Instant(),
  isClosed: Type.Boolean(),
  votes: Type.Integer(),
  /** The option the caller voted for. */
  yourOption: Nullable(Type.Integer()),
  /** `voters`: some of them, the latest first. */
  options: Type.Array(Type.Object({ id: Type.Integer(), text: Type.String(), votes: Type.Integer(), voters: Type.Array(Person) })),
});
export type Poll = Static<typeof Poll>;

export const Suggestion = Type.Object({ ...Person.properties, mutual: Type.Integer() });
export type Suggestion = Static<typeof Suggestion>;

export const Page = Type.Object({ id: Type.Integer(), name: Type.String(), subtitle: Type.String(), favorite: Type.Boolean() });
export type Page = Static<typeof Page>;

export const News = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  handle: Type.String(),
  tags: Type.String(),
  text: Type.String(),
  created_at: Instant(),
  favorite: Type.Boolean(),
});
export type News = Static<typeof News>;

/** The specification's answer: nine keys of formatted texts, in the language of the request. */
export const ProfileData = Type.Object({
  header: Type.Object({ avatar: Type.String(), username: Type.String(), designation: Type.String(), coverImg: Type.String() }),
  userAbout: Type.Object({
    about: Type.String(),
    joined: Type.String(),
    lives: Type.String(),
    email: Type.String(),
    website: Type.String(),
  }),
  suggestedPages: Type.Array(
    Type.Object({ avatar: Type.String(), username: Type.String(), subtitle: Type.String(), favorite: Type.Boolean() }),
  ),
  twitterFeeds: Type.Array(
    Type.Object({
      imgUrl: Type.String(),
      title: Type.String(),
      id: Type.String(),
      tags: Type.String(),
      desc: Type.String(),
      favorite: Type.Boolean(),
    }),
  ),
  post: Type.Array(
    Type.Object({
      avatar: Type.String(),
      username: Type.String(),
      postTime: Type.String(),
      postText: Type.String(),
      postImg: Type.Optional(Type.String()),
      likes: Type.String(),
      youLiked: Type.Boolean(),
      comments: Type.String(),
      share: Type.String(),
      likedUsers: Type.Array(Type.Object({ avatar: Type.String(), username: Type.String() })),
      likedCount: Type.Integer(),
      detailedComments: Type.Array(
        Type.Object({
          avatar: Type.String(),
          username: Type.String(),
          comment: Type.String(),
          commentsLikes: Type.Integer(),
          youLiked: Type.Boolean(),
        }),
      ),
    }),
  ),
  latestPhotos: Type.Array(Type.Object({ img: Type.String() })),
  suggestions: Type.Array(Type.Object({ avatar: Type.String(), name: Type.String(), mutualFriend: Type.String() })),
  polls: Type.Array(
    Type.Object({
      name: Type.String(),
      result: Type.String(),
      votedUser: Type.Array(Type.Object({ img: Type.String(), username: Type.String() })),
    }),
  ),
});
export type ProfileData = Static<typeof ProfileData>;
