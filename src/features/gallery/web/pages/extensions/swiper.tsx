import { Carousel } from '@mantine/carousel';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import '@mantine/carousel/styles.layer.css';
import { Text } from '@mantine/core';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { prefersReducedMotion } from '#kit/web/device/motion.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';
import classes from './swiper.module.css';

export const meta = {
  title: { pt: 'Deslizador', en: 'Swiper', fr: 'Diaporama tactile', de: 'Wischkarussell' },
  words: 'swiper slides carrossel carousel vertical grupos miniaturas thumbnails galeria groupes vignettes Gruppen Vorschaubilder',
  old: ['/extensions/swiper'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/carousel',
  use: {
    pt: 'Quando várias coisas do mesmo tamanho dividem pouco espaço: por grupos, na vertical, ou com miniaturas que levam direto a uma delas.',
    en: 'Where several things of one size share little room: by groups, vertically, or with thumbnails that lead straight to one.',
    fr: 'Quand plusieurs choses de même taille partagent peu de place : par groupes, à la verticale, ou avec des vignettes qui mènent droit à une.',
    de: 'Wenn mehrere gleich große Dinge wenig Platz teilen: in Gruppen, senkrecht oder mit Vorschaubildern, die direkt zu einem führen.',
  },
  avoid: {
    pt: 'Para um destaque por vez, veja o carrossel. Para tudo o que se procura ou compara, uma lista ou tabela.',
    en: 'For one highlight at a time, see the carousel. For all that is searched or compared, a list or table.',
    fr: 'Pour un seul point fort à la fois, voir le carrousel. Pour ce qui se cherche ou se compare, une liste ou un tableau.',
    de: 'Für einen Hinweis auf einmal das Karussell. Für alles, was man sucht oder vergleicht, Liste oder Tabelle.',
  },
  keys: [
    {
      press: 'Enter',
      does: { pt: 'Mostra o próximo grupo', en: 'Shows the next group', fr: 'Montre le groupe suivant', de: 'Zeigt die nächste Gruppe' },
      on: '#Groups [data-example] button[data-type=next]',
      finds: '#Groups [data-example] [data-place="2"]',
    },
    {
      press: 'ArrowLeft',
      does: { pt: 'Volta ao anterior', en: 'Goes back', fr: 'Revient au précédent', de: 'Kehrt zurück' },
      finds: '#Groups [data-example] [data-place="1"]',
    },
    {
      press: 'ArrowDown',
      does: {
        pt: 'No vertical: desce',
        en: 'In the vertical one: goes down',
        fr: 'À la verticale : descend',
        de: 'Im senkrechten: geht abwärts',
      },
      on: '#Vertical [data-example] button[data-type=next]',
      finds: '#Vertical [data-example] [data-place="2"]',
    },
    {
      press: 'Space',
      does: {
        pt: 'Na miniatura: mostra essa imagem',
        en: 'On a thumbnail: shows this picture',
        fr: 'Sur une vignette : montre cette image',
        de: 'Auf einem Vorschaubild: zeigt dieses Bild',
      },
      on: '#Thumbnails [data-example] li:nth-child(3) button',
      finds: '#Thumbnails [data-example] li:nth-child(3) button[aria-current]',
    },
  ],
  props: [
    {
      name: 'emblaOptions.slidesToScroll',
      type: "number | 'auto'",
      says: {
        pt: 'Quantos passam de uma vez; com auto, tantos quantos cabem.',
        en: 'How many pass at once; with auto, as many as fit.',
        fr: 'Combien passent à la fois ; avec auto, autant que la place le permet.',
        de: 'Wie viele auf einmal wechseln; mit auto so viele, wie Platz haben.',
      },
    },
    {
      name: 'type',
      type: "'media' | 'container'",
      says: {
        pt: 'Se os tamanhos seguem a tela ou o espaço em que o deslizador está.',
        en: 'Whether sizes follow the screen or the room that the swiper has.',
        fr: 'Si les tailles suivent l’écran ou la place dont dispose le diaporama.',
        de: 'Ob sich Größen nach dem Bildschirm oder nach dem eigenen Platz richten.',
      },
    },
    {
      name: 'orientation, height',
      type: "'vertical', number",
      says: {
        pt: 'Na vertical é preciso dizer a altura; as setas para cima e para baixo são por conta de quem o usa.',
        en: 'A vertical one needs its height; the up and down arrows are left to whoever uses it.',
        fr: 'À la verticale, il faut donner la hauteur ; les flèches haut et bas restent à prévoir.',
        de: 'Senkrecht braucht es seine Höhe; um Pfeil auf und ab kümmert sich, wer es verwendet.',
      },
    },
    {
      name: 'withIndicators, getIndicatorProps',
      type: 'boolean, (index) => props',
      says: {
        pt: 'Pontos que levam a um lugar; a função dá a cada um o seu nome.',
        en: 'Dots that lead to a place; the function gives each its name.',
        fr: 'Des points qui mènent à une place ; la fonction donne à chacun son nom.',
        de: 'Punkte, die zu einer Stelle führen; die Funktion gibt jedem seinen Namen.',
      },
    },
  ],
};

export const samples: Samples = {
  Groups: {
    title: { pt: 'Por grupos', en: 'By groups', fr: 'Par groupes', de: 'In Gruppen' },
    says: {
      pt: 'Passam de uma vez tantos cartões quantos cabem; o lugar aparece em palavras.',
      en: 'As many cards pass at once as fit; the place is told in words.',
      fr: 'Autant de cartes passent à la fois que la place le permet ; la place se lit en mots.',
      de: 'Es wechseln so viele Karten auf einmal, wie Platz haben; die Stelle steht in Worten.',
    },
  },
  Vertical: {
    title: { pt: 'Na vertical', en: 'Vertical', fr: 'À la verticale', de: 'Senkrecht' },
    says: {
      pt: 'Para uma coluna estreita, como as novidades ao lado de um painel.',
      en: 'For a narrow column, such as news beside a dashboard.',
      fr: 'Pour une colonne étroite, comme les nouvelles à côté d’un tableau de bord.',
      de: 'Für eine schmale Spalte, etwa Neues neben einer Übersicht.',
    },
  },
  Thumbnails: {
    title: { pt: 'Com miniaturas', en: 'With thumbnails', fr: 'Avec vignettes', de: 'Mit Vorschaubildern' },
    says: {
      pt: 'A imagem grande e as pequenas andam juntas, por clique, teclado ou dedo.',
      en: 'The large picture and the small ones go together, by click, keyboard or finger.',
      fr: 'La grande image et les petites vont ensemble, au clic, au clavier ou au doigt.',
      de: 'Das große Bild und die kleinen gehören zusammen, per Klick, Tastatur oder Finger.',
    },
  },
};

const words = {
  closing: { pt: 'Prazos da semana', en: 'Deadlines of the week', fr: 'Échéances de la semaine', de: 'Fristen der Woche' },
  news: { pt: 'Novidades', en: 'News', fr: 'Nouvelles', de: 'Neues' },
  pictures: { pt: 'Imagens do blog', en: 'Pictures of the blog', fr: 'Images du blog', de: 'Bilder aus dem Blog' },
  previous: { pt: 'Anterior', en: 'Previous', fr: 'Précédent', de: 'Zurück' },
  next: { pt: 'Próximo', en: 'Next', fr: 'Suivant', de: 'Weiter' },
  of: { pt: 'de', en: 'of', fr: 'sur', de: 'von' },
  group: { pt: 'Grupo', en: 'Group', fr: 'Groupe', de: 'Gruppe' },
  lot: { pt: 'Lote', en: 'Lot', fr: 'Lot', de: 'Los' },
  newSource: { pt: 'Nova fonte de dados', en: 'New source of data', fr: 'Nouvelle source de données', de: 'Neue Datenquelle' },
  newSearch: { pt: 'Busca por item', en: 'Search by item', fr: 'Recherche par article', de: 'Suche nach Posten' },
  newAlert: { pt: 'Avisos por e-mail', en: 'Alerts by email', fr: 'Alertes par e-mail', de: 'Meldungen per E-Mail' },
  auction: { pt: 'O pregão', en: 'The auction', fr: 'L’enchère', de: 'Die Auktion' },
  deadline: { pt: 'Os prazos', en: 'The deadlines', fr: 'Les délais', de: 'Die Fristen' },
  contract: { pt: 'O contrato', en: 'The contract', fr: 'Le contrat', de: 'Der Vertrag' },
  planning: { pt: 'O planejamento', en: 'The planning', fr: 'La planification', de: 'Die Planung' },
};

type Embla = Parameters<NonNullable<ComponentProps<typeof Carousel>['getEmblaApi']>>[0];

/** What all of them have: names in the user's language, and controls large enough for a finger. */
function useControls(): Partial<ComponentProps<typeof Carousel>> {
  const t = useWords(words);
  return {
    className: classes.carousel ?? '',
    classNames: { control: classes.control },
    controlSize: 44,
    previousControlProps: { 'aria-label': t.previous },
    nextControlProps: { 'aria-label': t.next },
  };
}

const lots = Array.from({ length: 8 }, (_, index) => ({ number: index + 1, value: 32_000 + index * 7_450 }));

export function Groups() {
  const t = useWords(words);
  const format = useFormat();
  const [embla, setEmbla] = useState<Embla>();
  const [place, setPlace] = useState(0);
  const groups = embla?.scrollSnapList().length ?? 1;
  return (
    <>
      <div className={classes.groups}>
        <Carousel
          {...useControls()}
          styles={{ root: { overflow: 'visible' }, controls: { insetInline: -52, paddingInline: 0 } }}
          aria-label={t.closing}
          type="container"
          slideSize={{ base: '100%', '420px': '50%', '640px': '33.333333%' }}
          slideGap="md"
          emblaOptions={{ slidesToScroll: 'auto', align: 'start' }}
          getEmblaApi={setEmbla}
          onSlideChange={setPlace}
        >
          {lots.map(({ number, value }) => (
            <Carousel.Slide key={number} aria-label={`${number} ${t.of} ${lots.length}`}>
              <div className={classes.slide}>
                <h3>
                  {t.lot} {number}
                </h3>
                <p>{format.money(value)}</p>
              </div>
            </Carousel.Slide>
          ))}
        </Carousel>
      </div>
      <Text size="sm" c="dimmed" ta="center" mt="xs" role="status" data-place={place + 1}>
        {t.group} {place + 1} {t.of} {groups}
      </Text>
    </>
  );
}

const news = ['newSource', 'newSearch', 'newAlert'] as const;

export function Vertical() {
  const t = useWords(words);
  const [embla, setEmbla] = useState<Embla>();
  const [place, setPlace] = useState(0);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (event.key === 'ArrowDown') embla?.scrollNext(prefersReducedMotion());
    else embla?.scrollPrev(prefersReducedMotion());
  };
  return (
    <div style={{ maxInlineSize: 320 }}>
      <Carousel
        {...useControls()}
        aria-label={t.news}
        orientation="vertical"
        height={264}
        getEmblaApi={setEmbla}
        onSlideChange={setPlace}
        onKeyDown={press}
      >
        {news.map((name, index) => (
          <Carousel.Slide key={name} aria-label={`${index + 1} ${t.of} ${news.length}`}>
            <div className={classes.slide} style={{ blockSize: '100%', textAlign: 'center' }}>
              <h3>{t[name]}</h3>
            </div>
          </Carousel.Slide>
        ))}
      </Carousel>
      <Text size="sm" c="dimmed" ta="center" mt="xs" role="status" data-place={place + 1}>
        {place + 1} {t.of} {news.length}
      </Text>
    </div>
  );
}

const pictures = [
  { name: 'auction', file: '/blog/pregao.svg' },
  { name: 'deadline', file: '/blog/prazo.svg' },
  { name: 'contract', file: '/blog/contrato.svg' },
  { name: 'planning', file: '/blog/planejamento.svg' },
] as const;

export function Thumbnails() {
  const t = useWords(words);
  const [embla, setEmbla] = useState<Embla>();
  const [place, setPlace] = useState(0);
  return (
    <div style={{ maxInlineSize: 480 }}>
      <Carousel {...useControls()} aria-label={t.pictures} getEmblaApi={setEmbla} onSlideChange={setPlace}>
        {pictures.map(({ name, file }, index) => (
          <Carousel.Slide key={name} aria-label={`${index + 1} ${t.of} ${pictures.length}`}>
            <img className={classes.picture} src={atPrefix(file)} alt={t[name]} width={640} height={360} />
          </Carousel.Slide>
        ))}
      </Carousel>
      <ul className={classes.thumbs}>
        {pictures.map(({ name, file }, index) => (
          <li key={name}>
            <button
              type="button"
              aria-label={t[name]}
              aria-current={index === place ? 'true' : undefined}
              onClick={() => embla?.scrollTo(index, prefersReducedMotion())}
            >
              <img className={classes.picture} src={atPrefix(file)} alt="" width={160} height={90} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
