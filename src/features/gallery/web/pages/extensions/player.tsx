import { Button, Stack, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { languages } from '#kit/errors.ts';
import { useLanguage } from '#kit/web/locale/i18n.ts';
import { languageNames } from '#kit/web/locale/language.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';
import classes from './player.module.css';

export const meta = {
  title: { pt: 'Vídeo e áudio', en: 'Video and audio', fr: 'Vidéo et audio', de: 'Video und Ton' },
  words: 'player plyr media legendas captions subtitles sous-titres Untertitel som sound filme lecteur Wiedergabe',
  old: ['/extensions/react-player', '/extensions/media-player', '/extensions/player'],
} satisfies Meta;

export const guide: Guide = {
  from: '<video>, <audio>',
  use: {
    pt: 'Para mostrar um caminho em movimento, sempre com legendas no idioma de quem vê. O navegador já traz os controles, no idioma dele.',
    en: 'To show a process in motion, always with captions in the viewer’s language. The browser has the controls already, in its own language.',
    fr: 'Pour montrer un déroulement, toujours avec des sous-titres dans la langue de qui regarde. Le navigateur fournit déjà les commandes, dans sa langue.',
    de: 'Um einen Ablauf in Bewegung zu zeigen, immer mit Untertiteln in der Sprache der Person. Die Bedienung bringt der Browser mit, in seiner Sprache.',
  },
  avoid: {
    pt: 'Para o que um texto ou três imagens dizem. Nunca comece sozinho, e nunca inclua o player de outro site: a política de conteúdo o recusa.',
    en: 'For what a text or three pictures say. Never start by itself, and never embed another site’s player: the content policy refuses it.',
    fr: 'Pour ce que disent un texte ou trois images. Jamais de lecture automatique, ni de lecteur d’un autre site : la politique de contenu le refuse.',
    de: 'Für das, was ein Text oder drei Bilder sagen. Nie von selbst starten, nie den Player einer anderen Seite: Die Inhaltsrichtlinie verbietet ihn.',
  },
  keys: [
    {
      press: 'Space',
      does: { pt: 'Toca o vídeo', en: 'Plays the video', fr: 'Lance la vidéo', de: 'Spielt das Video ab' },
      on: '#Captioned [data-example] video',
      finds: '#Captioned [data-example] video[data-playing]',
    },
    {
      press: 'Space',
      does: { pt: 'Pausa', en: 'Pauses', fr: 'Met en pause', de: 'Hält an' },
      finds: '#Captioned [data-example] video:not([data-playing])',
    },
    {
      press: 'Enter',
      does: {
        pt: 'No capítulo: vai até ele',
        en: 'On a chapter: goes there',
        fr: 'Sur un chapitre : y va',
        de: 'Auf einem Kapitel: springt dorthin',
      },
      on: '#Chapters [data-example] li:nth-child(3) button',
      finds: '#Chapters [data-example] li:nth-child(3) button[aria-current]',
    },
  ],
  props: [
    {
      name: 'track',
      type: 'kind="captions" srcLang label',
      says: {
        pt: 'As legendas, um arquivo WebVTT por idioma; default liga a de quem vê.',
        en: 'The captions, a WebVTT file per language; default switches on the viewer’s.',
        fr: 'Les sous-titres, un fichier WebVTT par langue ; default active ceux de qui regarde.',
        de: 'Die Untertitel, eine WebVTT-Datei je Sprache; default schaltet die der Person ein.',
      },
    },
    {
      name: 'preload',
      type: "'none' | 'metadata' | 'auto'",
      says: {
        pt: 'Quanto se busca antes de tocar; com metadata, só a duração e o tamanho.',
        en: 'How much is fetched before it plays; with metadata, only duration and size.',
        fr: 'Ce qui est chargé avant la lecture ; avec metadata, seulement la durée et la taille.',
        de: 'Wie viel vor dem Abspielen geholt wird; mit metadata nur Dauer und Größe.',
      },
    },
    {
      name: 'poster, width, height',
      type: 'string, number, number',
      says: {
        pt: 'A imagem antes de tocar e a proporção: nada se move quando o vídeo chega.',
        en: 'The picture before it plays and the proportions: nothing moves when the video arrives.',
        fr: 'L’image avant la lecture et les proportions : rien ne bouge quand la vidéo arrive.',
        de: 'Das Bild vor dem Abspielen und das Seitenverhältnis: Nichts verrutscht, wenn das Video kommt.',
      },
    },
  ],
};

export const samples: Samples = {
  Captioned: {
    title: { pt: 'Vídeo com legendas', en: 'Video with captions', fr: 'Vidéo sous-titrée', de: 'Video mit Untertiteln' },
    says: {
      pt: 'Dezesseis segundos sem som, feitos por nós; as legendas existem nos quatro idiomas e ficam no menu do vídeo.',
      en: 'Sixteen silent seconds of our own making; captions exist in all four languages, in the video’s menu.',
      fr: 'Seize secondes muettes, faites par nous ; les sous-titres existent dans les quatre langues, dans le menu de la vidéo.',
      de: 'Sechzehn stumme Sekunden aus eigener Hand; Untertitel gibt es in allen vier Sprachen, im Menü des Videos.',
    },
  },
  Chapters: {
    title: { pt: 'Capítulos', en: 'Chapters', fr: 'Chapitres', de: 'Kapitel' },
    says: {
      pt: 'A lista ao lado leva a cada parte, marca a que está à vista e serve de transcrição.',
      en: 'The list beside it leads to each part, marks the one that is shown, and serves as a transcript.',
      fr: 'La liste à côté mène à chaque partie, marque celle qui est visible et sert de transcription.',
      de: 'Die Liste daneben führt zu jedem Teil, markiert den gezeigten und dient als Mitschrift.',
    },
  },
  Sound: {
    title: { pt: 'Som', en: 'Sound', fr: 'Son', de: 'Ton' },
    says: {
      pt: 'Um sinal curto, que só toca quando alguém pede.',
      en: 'A short signal, which sounds only when somebody asks for it.',
      fr: 'Un bref signal, qui ne sonne que si quelqu’un le demande.',
      de: 'Ein kurzes Zeichen, das nur erklingt, wenn es jemand verlangt.',
    },
  },
};

const words = {
  film: {
    pt: 'Os quatro passos de uma licitação',
    en: 'The four steps of a notice',
    fr: 'Les quatre étapes d’un appel d’offres',
    de: 'Die vier Schritte einer Ausschreibung',
  },
  chapters: { pt: 'Capítulos', en: 'Chapters', fr: 'Chapitres', de: 'Kapitel' },
  published: {
    pt: 'O órgão publica o aviso',
    en: 'The public body publishes the notice',
    fr: 'L’organisme publie l’avis',
    de: 'Die Stelle veröffentlicht die Ausschreibung',
  },
  proposals: {
    pt: 'Fornecedores enviam propostas',
    en: 'Suppliers send proposals',
    fr: 'Les fournisseurs envoient leurs offres',
    de: 'Anbieter senden Angebote',
  },
  bids: {
    pt: 'Os lances baixam o preço',
    en: 'Bids lower the price',
    fr: 'Les enchères font baisser le prix',
    de: 'Gebote senken den Preis',
  },
  awarded: {
    pt: 'A melhor proposta é homologada',
    en: 'The best proposal is awarded',
    fr: 'La meilleure offre est retenue',
    de: 'Das beste Angebot erhält den Zuschlag',
  },
  chime: {
    pt: 'Sinal de aviso novo',
    en: 'Signal of a new alert',
    fr: 'Signal d’une nouvelle alerte',
    de: 'Zeichen für eine neue Meldung',
  },
  play: { pt: 'Ouvir o sinal', en: 'Hear the signal', fr: 'Écouter le signal', de: 'Zeichen anhören' },
};

function Captions() {
  const own = useLanguage();
  return languages.map((language) => (
    <track
      key={language}
      kind="captions"
      src={atPrefix(`/gallery/notice.${language}.vtt`)}
      srcLang={language}
      label={languageNames[language]}
      default={language === own}
    />
  ));
}

export function Captioned() {
  const t = useWords(words);
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    // biome-ignore lint/a11y/useMediaCaption: Captions has the tracks
    <video
      className={classes.video}
      aria-label={t.film}
      src={atPrefix('/gallery/notice.webm')}
      poster={atPrefix('/gallery/notice.webp')}
      width={640}
      height={360}
      controls
      playsInline
      preload="metadata"
      data-playing={isPlaying || undefined}
      onPlay={() => setIsPlaying(true)}
      onPause={() => setIsPlaying(false)}
    >
      <Captions />
    </video>
  );
}

const chapters = [
  { name: 'published', at: 0 },
  { name: 'proposals', at: 4 },
  { name: 'bids', at: 8 },
  { name: 'awarded', at: 12 },
] as const;

export function Chapters() {
  const t = useWords(words);
  const video = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState(0);
  const shown = chapters.findLast(({ at }) => at <= seconds);
  const goTo = (at: number) => {
    if (video.current) video.current.currentTime = at;
    setSeconds(at);
  };
  return (
    <div className={classes.chapters}>
      {/* biome-ignore lint/a11y/useMediaCaption: Captions has the tracks */}
      <video
        ref={video}
        className={classes.video}
        aria-label={t.film}
        src={atPrefix('/gallery/notice.webm')}
        poster={atPrefix('/gallery/notice.webp')}
        width={640}
        height={360}
        controls
        playsInline
        preload="metadata"
        onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
      >
        <Captions />
      </video>
      <ol aria-label={t.chapters}>
        {chapters.map((chapter) => (
          <li key={chapter.name}>
            <button type="button" aria-current={chapter === shown ? 'true' : undefined} onClick={() => goTo(chapter.at)}>
              <span dir="ltr">0:{String(chapter.at).padStart(2, '0')}</span>
              {t[chapter.name]}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Sound() {
  const t = useWords(words);
  const audio = useRef<HTMLAudioElement>(null);
  const play = () => {
    if (!audio.current) return;
    audio.current.currentTime = 0;
    void audio.current.play();
  };
  return (
    <Stack gap="sm" align="flex-start">
      <Button leftSection={<IconBell size={18} aria-hidden />} variant="default" onClick={play}>
        {t.play}
      </Button>
      <Text>{t.chime}</Text>
      {/* biome-ignore lint/a11y/useMediaCaption: two notes without words */}
      <audio
        ref={audio}
        aria-label={t.chime}
        src={atPrefix('/gallery/chime.wav')}
        controls
        preload="metadata"
        style={{ maxInlineSize: '100%' }}
      />
    </Stack>
  );
}
