// The specification's one call: the whole page as texts, composed from our own queries.
import type { Language } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Person, ProfileData } from '../entities.ts';
import { firstComments } from './comments.ts';
import { listSuggestions } from './friends.ts';
import { listNews, listPages } from './pages.ts';
import type { Addresses } from './people.ts';
import { listPhotos } from './photos.ts';
import { listPolls } from './polls.ts';
import { listPosts } from './posts.ts';
import { readProfile } from './profile.ts';

export async function readProfileData(db: Queries, userId: number, language: Language, images: Addresses): Promise<ProfileData> {
  const own = await readProfile(db, userId, images);
  const [pages, news, { posts }, { photos }, suggestions, polls] = await Promise.all([
    listPages(db, userId),
    listNews(db, userId),
    listPosts(db, userId, { limit: 3 }, images),
    listPhotos(db, userId, { limit: 9 }, images),
    listSuggestions(db, userId, 6, images),
    listPolls(db, userId, images),
  ]);
  const ids = posts.map(({ id }) => id);
  const comments = await firstComments(db, userId, ids, 3, images);
  return {
    header: { avatar: own.avatar ?? '', username: own.fullName, designation: own.designation, coverImg: own.cover ?? '' },
    userAbout: {
      about: own.bio,
      joined: dateIn(language, own.joined_at),
      lives: own.lives,
      email: own.email,
      website: own.website,
    },
    suggestedPages: pages.map(({ name, subtitle, favorite }) => ({ avatar: '', username: name, subtitle, favorite })),
    twitterFeeds: news.map(({ title, handle, tags, text, favorite }) => ({ imgUrl: '', title, id: handle, tags, desc: text, favorite })),
    post: posts.map((post) => ({
      ...nameAndAvatar(post.author),
      postTime: dateIn(language, post.created_at, { hour: '2-digit', minute: '2-digit' }),
      postText: post.text,
      ...(post.photo !== null && { postImg: post.photo }),
      likes: short(post.likes),
      youLiked: post.youLiked,
      comments: short(post.comments),
      // There is no sharing here: everybody sees everything.
      share: short(0),
      likedUsers: post.likedBy.map(nameAndAvatar),
      likedCount: post.likes,
      detailedComments: comments
        .filter(({ postId }) => postId === post.id)
        .map(({ author, text, likes, youLiked }) => ({ ...nameAndAvatar(author), comment: text, commentsLikes: likes, youLiked })),
    })),
    latestPhotos: photos.map(({ address }) => ({ img: address })),
    suggestions: suggestions.map(({ fullName, avatar, mutual }) => ({
      avatar: avatar ?? '',
      name: fullName,
      mutualFriend: mutualFriends[language](mutual),
    })),
    polls: leadingAnswers(polls),
  };
}

/** The two options with most votes in the newest poll. */
function leadingAnswers([newest]: Awaited<ReturnType<typeof listPolls>>): ProfileData['polls'] {
  if (!newest) return [];
  return newest.options
    .toSorted((a, b) => b.votes - a.votes)
    .slice(0, 2)
    .map(({ text, votes, voters }) => ({
      name: text,
      result: `${newest.votes === 0 ? 0 : Math.round((votes / newest.votes) * 100)}%`,
      votedUser: voters.map(({ avatar, fullName }) => ({ img: avatar ?? '', username: fullName })),
    }));
}

function nameAndAvatar({ fullName, avatar }: Person): { avatar: string; username: string } {
  return { avatar: avatar ?? '', username: fullName };
}

const locales: Record<Language, string> = { pt: 'pt-BR', en: 'en-US', fr: 'fr-FR', de: 'de-DE' };

/** 15 de novembro de 2026 */
function dateIn(language: Language, moment: string, time: Intl.DateTimeFormatOptions = {}): string {
  const timeZone = 'America/Sao_Paulo';
  return new Intl.DateTimeFormat(locales[language], { timeZone, day: 'numeric', month: 'long', year: 'numeric', ...time }).format(
    new Date(moment),
  );
}

/** 999, 1.25k */
function short(count: number): string {
  return count < 1000 ? String(count) : `${Math.floor(count / 10) / 100}k`;
}

const mutualFriends: Record<Language, (count: number) => string> = {
  pt: (count) => (count === 1 ? '1 amigo em comum' : `${count} amigos em comum`),
  en: (count) => (count === 1 ? '1 mutual friend' : `${count} mutual friends`),
  fr: (count) => (count < 2 ? `${count} ami en commun` : `${count} amis en commun`),
  de: (count) => (count === 1 ? '1 gemeinsamer Freund' : `${count} gemeinsame Freunde`),
};
