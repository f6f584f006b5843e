import { Carousel } from '@mantine/carousel';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import '@mantine/carousel/styles.layer.css';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { prefersReducedMotion } from '#kit/web/device/motion.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import card from '#kit/web/page/Card.module.css';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';
import classes from './carousel.module.css';

export const meta = {
  title: { pt: 'Carrossel', en: 'Carousel', fr: 'Carrousel', de: 'Karussell' },
  words: 'slides slider swiper diapositivas diaporama Diashow imagens pictures autoplay',
  old: ['/components/carousel'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/carousel',
  use: {
    pt: 'Para poucas imagens ou destaques de mesmo tamanho, vistos um após o outro, quando não importa se alguém perde o último.',
    en: 'For a few pictures or highlights of one size, seen one after the other, when it does not matter that someone misses the last.',
    fr: 'Pour quelques images ou points forts de même taille, vus l’un après l’autre, quand peu importe que l’on manque le dernier.',
    de: 'Für wenige gleich große Bilder oder Hinweise, die man nacheinander ansieht, wenn es nicht schadet, den letzten zu verpassen.',
  },
  avoid: {
    pt: 'Para o que todos precisam ver: use cartões lado a lado. Para comparar, uma tabela; para partes com nome, abas. Nunca avance sozinho sem um botão de pausa.',
    en: 'For what everybody has to see: use cards side by side. To compare, a table; for parts with names, tabs. Never advance by itself without a pause button.',
    fr: 'Pour ce que tout le monde doit voir : des cartes côte à côte. Pour comparer, un tableau ; pour des parties nommées, des onglets. Jamais d’avance automatique sans bouton de pause.',
    de: 'Für das, was alle sehen müssen: Karten nebeneinander. Zum Vergleichen eine Tabelle, für benannte Teile Reiter. Nie von selbst weiterlaufen ohne Schaltfläche zum Anhalten.',
  },
  keys: [
    {
      press: 'Enter',
      does: { pt: 'Mostra a próxima', en: 'Shows the next one', fr: 'Montre la suivante', de: 'Zeigt die nächste' },
      on: '#OneByOne [data-example] button[data-type=next]',
      finds: '#OneByOne [data-example] [data-place="2"]',
    },
    {
      press: 'ArrowLeft',
      does: { pt: 'Volta à anterior', en: 'Goes back to the one before', fr: 'Revient à la précédente', de: 'Kehrt zur vorigen zurück' },
      finds: '#OneByOne [data-example] [data-place="1"]',
    },
    {
      press: 'End',
      does: { pt: 'Vai à última', en: 'Goes to the last', fr: 'Va à la dernière', de: 'Geht zur letzten' },
      finds: '#OneByOne [data-example] [data-place="3"]',
    },
    {
      press: 'Home',
      does: { pt: 'Vai à primeira', en: 'Goes to the first', fr: 'Va à la première', de: 'Geht zur ersten' },
      finds: '#OneByOne [data-example] [data-place="1"]',
    },
  ],
  props: [
    {
      name: 'previousControlProps, nextControlProps',
      type: 'ComponentProps<"button">',
      says: {
        pt: 'Aqui se dá aos dois botões um nome no idioma de quem usa.',
        en: 'Where the two buttons get a name in the user’s language.',
        fr: 'C’est là que les deux boutons reçoivent un nom dans la langue de l’utilisateur.',
        de: 'Hier bekommen die beiden Schaltflächen einen Namen in der Sprache der Person.',
      },
    },
    {
      name: 'slideSize, slideGap',
      type: 'string | number',
      says: {
        pt: 'Quanto da largura cada uma ocupa, e o espaço entre elas; por largura de tela, se quiser.',
        en: 'How much of the width each one takes, and the space between them; by width of the screen, if wanted.',
        fr: 'La part de largeur de chacune, et l’espace entre elles ; selon la largeur d’écran, au besoin.',
        de: 'Wie viel der Breite jede einnimmt, und der Abstand dazwischen; auf Wunsch je nach Bildschirmbreite.',
      },
    },
    {
      name: 'onSlideChange',
      type: '(index: number) => void',
      says: {
        pt: 'Diz qual está à vista, para escrever o lugar: 2 de 3.',
        en: 'Tells which one is shown, to write its place: 2 of 3.',
        fr: 'Dit laquelle est visible, pour écrire sa place : 2 sur 3.',
        de: 'Meldet, welche zu sehen ist, um ihren Platz zu nennen: 2 von 3.',
      },
    },
    {
      name: 'getEmblaApi',
      type: '(embla) => void',
      says: {
        pt: 'Dá o objeto que move o carrossel por código, por exemplo a cada seis segundos.',
        en: 'Hands out the object that moves the carousel by code, for example every six seconds.',
        fr: 'Donne l’objet qui fait avancer le carrousel par code, par exemple toutes les six secondes.',
        de: 'Liefert das Objekt, das das Karussell per Code bewegt, etwa alle sechs Sekunden.',
      },
    },
  ],
};

export const samples: Samples = {
  OneByOne: {
    title: { pt: 'Uma de cada vez', en: 'One at a time', fr: 'Une à la fois', de: 'Eine nach der anderen' },
    says: {
      pt: 'Botões com nome nos lados; abaixo, o lugar em palavras, que leitores de tela anunciam.',
      en: 'Buttons with names at the sides; below, the place in words, which screen readers announce.',
      fr: 'Des boutons nommés sur les côtés ; dessous, la place en mots, annoncée par les lecteurs d’écran.',
      de: 'Benannte Schaltflächen an den Seiten; darunter der Platz in Worten, den Screenreader ansagen.',
    },
  },
  Several: {
    title: { pt: 'Várias lado a lado', en: 'Several side by side', fr: 'Plusieurs côte à côte', de: 'Mehrere nebeneinander' },
    says: {
      pt: 'A seguinte aparece pela metade: vê-se que há mais. Os botões ficam acima, para não cobrir nada. Os valores são inventados.',
      en: 'The next one is shown by half: one sees that there is more. The buttons are above, so that they cover nothing. The amounts are invented.',
      fr: 'La suivante se voit à moitié : on sait qu’il y en a d’autres. Les boutons sont au-dessus, pour ne rien couvrir. Les montants sont inventés.',
      de: 'Die nächste ist halb zu sehen: Man merkt, dass es mehr gibt. Die Schaltflächen stehen darüber, damit sie nichts verdecken. Die Beträge sind erfunden.',
    },
  },
  Advancing: {
    title: { pt: 'Avanço com pausa', en: 'Advancing, with a pause', fr: 'Avance avec pause', de: 'Weiterlaufend, mit Pause' },
    says: {
      pt: 'Só avança depois que alguém aperta o botão, para sob o ponteiro e o foco, e não anuncia cada troca.',
      en: 'Advances only after somebody presses the button, stops under pointer and focus, and does not announce each change.',
      fr: 'N’avance qu’après un appui sur le bouton, s’arrête sous le pointeur et le focus, et n’annonce pas chaque changement.',
      de: 'Läuft erst nach einem Druck auf die Schaltfläche, hält unter Zeiger und Fokus an und sagt nicht jeden Wechsel an.',
    },
  },
};

const words = {
  highlights: { pt: 'Destaques da semana', en: 'Highlights of the week', fr: 'Points forts de la semaine', de: 'Höhepunkte der Woche' },
  closing: { pt: 'Prazos que terminam', en: 'Deadlines that end', fr: 'Échéances proches', de: 'Endende Fristen' },
  articles: {
    pt: 'Da base de conhecimento',
    en: 'From the knowledge base',
    fr: 'De la base de connaissances',
    de: 'Aus der Wissensdatenbank',
  },
  previous: { pt: 'Anterior', en: 'Previous', fr: 'Précédent', de: 'Vorige' },
  next: { pt: 'Próximo', en: 'Next', fr: 'Suivant', de: 'Nächste' },
  of: { pt: 'de', en: 'of', fr: 'sur', de: 'von' },
  play: { pt: 'Avançar sozinho', en: 'Advance by itself', fr: 'Faire défiler', de: 'Weiterlaufen lassen' },
  pause: { pt: 'Pausar', en: 'Pause', fr: 'Mettre en pause', de: 'Anhalten' },
  paper: { pt: 'Papel sulfite', en: 'Copy paper', fr: 'Papier', de: 'Kopierpapier' },
  paperText: {
    pt: 'Três lotes para a rede municipal de ensino.',
    en: 'Three lots for the schools of the municipality.',
    fr: 'Trois lots pour les écoles de la commune.',
    de: 'Drei Lose für die Schulen der Gemeinde.',
  },
  cleaning: { pt: 'Limpeza predial', en: 'Cleaning of buildings', fr: 'Nettoyage des bâtiments', de: 'Gebäudereinigung' },
  cleaningText: {
    pt: 'Doze meses, com visita técnica opcional.',
    en: 'Twelve months, with an optional visit.',
    fr: 'Douze mois, avec visite facultative.',
    de: 'Zwölf Monate, Besichtigung freiwillig.',
  },
  monitors: { pt: 'Monitores', en: 'Monitors', fr: 'Écrans', de: 'Monitore' },
  monitorsText: {
    pt: 'Sessão de lances na quinta-feira, às 10 horas.',
    en: 'Bids on Thursday at 10 a.m.',
    fr: 'Offres jeudi à 10 heures.',
    de: 'Gebote am Donnerstag um 10 Uhr.',
  },
  auction: {
    pt: 'O pregão passo a passo',
    en: 'The auction step by step',
    fr: 'L’enchère pas à pas',
    de: 'Die Auktion Schritt für Schritt',
  },
  deadlines: {
    pt: 'Prazos da nova lei',
    en: 'Deadlines of the new law',
    fr: 'Délais de la nouvelle loi',
    de: 'Fristen des neuen Gesetzes',
  },
  planning: { pt: 'Planejar a compra', en: 'Planning the purchase', fr: 'Planifier l’achat', de: 'Den Einkauf planen' },
};

const notices = ['paper', 'cleaning', 'monitors'] as const;

export function OneByOne() {
  const t = useWords(words);
  const [place, setPlace] = useState(0);
  const placeOf = (index: number) => `${index + 1} ${t.of} ${notices.length}`;
  return (
    <>
      <Carousel
        classNames={{ root: classes.carousel, control: classes.control }}
        aria-label={t.highlights}
        controlSize={44}
        slideGap="md"
        previousControlProps={{ 'aria-label': t.previous }}
        nextControlProps={{ 'aria-label': t.next }}
        onSlideChange={setPlace}
      >
        {notices.map((name, index) => (
          <Carousel.Slide key={name} aria-label={placeOf(index)}>
            <div className={classes.slide}>
              <h3>{t[name]}</h3>
              <p>{t[`${name}Text`]}</p>
            </div>
          </Carousel.Slide>
        ))}
      </Carousel>
      <Text size="sm" c="dimmed" ta="center" mt="xs" role="status" data-place={place + 1}>
        {placeOf(place)}
      </Text>
    </>
  );
}

const closing = ['paper', 'cleaning', 'monitors', 'planning', 'auction'] as const;

export function Several() {
  const t = useWords(words);
  const format = useFormat();
  return (
    <Carousel
      className={classes.carousel}
      classNames={{ controls: classes.above, control: classes.control }}
      aria-label={t.closing}
      slideSize={{ base: '80%', xs: '60%', lg: '40%' }}
      slideGap="md"
      emblaOptions={{ align: 'start' }}
      controlSize={44}
      previousControlProps={{ 'aria-label': t.previous }}
      nextControlProps={{ 'aria-label': t.next }}
    >
      {closing.map((name, index) => (
        <Carousel.Slide key={name} aria-label={`${index + 1} ${t.of} ${closing.length}`}>
          <div className={classes.slide} style={{ minBlockSize: 120, padding: 24 }}>
            <h3>{t[name]}</h3>
            <p>{format.money(48_000 + index * 17_350)}</p>
          </div>
        </Carousel.Slide>
      ))}
    </Carousel>
  );
}

const articles = [
  { name: 'auction', picture: '/knowledge/basics.svg' },
  { name: 'deadlines', picture: '/knowledge/deadlines.svg' },
  { name: 'planning', picture: '/knowledge/together.svg' },
] as const;
type Embla = Parameters<NonNullable<ComponentProps<typeof Carousel>['getEmblaApi']>>[0];

export function Advancing() {
  const t = useWords(words);
  const [embla, setEmbla] = useState<Embla>();
  const [isPlaying, setIsPlaying] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!embla || !isPlaying || isHeld) return undefined;
    const timer = setInterval(() => embla.scrollNext(prefersReducedMotion()), 6000);
    return () => clearInterval(timer);
  }, [embla, isPlaying, isHeld]);
  const Icon = isPlaying ? IconPlayerPause : IconPlayerPlay;
  return (
    <div style={{ maxInlineSize: 560 }}>
      <Group justify="space-between" mb="xs">
        <h3 className={card.title}>{t.articles}</h3>
        <ActionIcon
          size={44}
          variant="default"
          aria-label={isPlaying ? t.pause : t.play}
          data-hint={isPlaying ? t.pause : t.play}
          onClick={() => setIsPlaying(!isPlaying)}
        >
          <Icon size={20} aria-hidden />
        </ActionIcon>
      </Group>
      <Carousel
        className={classes.carousel}
        classNames={{ control: classes.control }}
        aria-label={t.articles}
        emblaOptions={{ loop: true }}
        getEmblaApi={setEmbla}
        controlSize={44}
        previousControlProps={{ 'aria-label': t.previous }}
        nextControlProps={{ 'aria-label': t.next }}
        onMouseEnter={() => setIsHeld(true)}
        onMouseLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        {articles.map(({ name, picture }, index) => (
          <Carousel.Slide key={name} aria-label={`${index + 1} ${t.of} ${articles.length}`}>
            <div className={classes.slide} style={{ justifyItems: 'center' }}>
              <img src={atPrefix(picture)} alt="" width={160} height={120} />
              <AddressLink href="/pages/knowledge-base">{t[name]}</AddressLink>
            </div>
          </Carousel.Slide>
        ))}
      </Carousel>
    </div>
  );
}
