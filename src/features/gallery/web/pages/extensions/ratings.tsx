import { Button, Group, Rating, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Rating.layer.css';
import { IconMoodAngry, IconMoodEmpty, IconMoodHappy, IconMoodSad, IconMoodSmile, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Avaliação', en: 'Rating', fr: 'Évaluation', de: 'Bewertung' },
  words: 'estrelas nota ratings raty stars score étoiles Sterne Noten',
  old: ['/extensions/ratings', '/extensions/rating'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para uma opinião em poucos degraus, e para mostrar a média de muitas. O número vem sempre também em texto.',
    en: 'For an opinion in a few steps, and to show the average of many. The number always comes as text too.',
    fr: 'Pour une opinion en quelques degrés, et pour montrer la moyenne de beaucoup. Le nombre vient toujours aussi en texte.',
    de: 'Für eine Meinung in wenigen Stufen, und um den Durchschnitt vieler zu zeigen. Die Zahl steht immer auch als Text da.',
  },
  avoid: {
    pt: 'Para uma nota exata: um campo de número ou um controle deslizante. Para sim ou não, dois botões.',
    en: 'For an exact mark: a number field or a slider. For yes or no, two buttons.',
    fr: 'Pour une note exacte : un champ de nombre ou un curseur. Pour oui ou non, deux boutons.',
    de: 'Für eine genaue Note: ein Zahlenfeld oder ein Schieberegler. Für Ja oder Nein zwei Schaltflächen.',
  },
  keys: [
    {
      press: 'ArrowRight',
      does: { pt: 'Vai a uma estrela a mais', en: 'Goes to one star more', fr: 'Va à une étoile de plus', de: 'Geht zu einem Stern mehr' },
      on: '#Stars [data-example] input[value="3"]',
      finds: '#Stars [data-example] input[value="4"]:focus + label',
    },
    {
      press: 'Enter',
      does: { pt: 'Escolhe esse valor', en: 'Chooses this value', fr: 'Choisit cette valeur', de: 'Wählt diesen Wert' },
      finds: '#Stars [data-example] [data-value="4"]',
    },
  ],
  props: [
    {
      name: 'getSymbolLabel',
      type: '(value: number) => string',
      says: {
        pt: 'O nome de cada degrau para leitores de tela: “3 estrelas”, não “3”.',
        en: 'The name of each step for screen readers: “3 stars”, not “3”.',
        fr: 'Le nom de chaque degré pour les lecteurs d’écran : « 3 étoiles », pas « 3 ».',
        de: 'Der Name jeder Stufe für Screenreader: „3 Sterne“, nicht „3“.',
      },
    },
    {
      name: 'fractions',
      type: 'number',
      says: {
        pt: 'Em quantas partes cada símbolo se divide; só para mostrar médias.',
        en: 'Into how many parts each symbol is divided; only to show averages.',
        fr: 'En combien de parts se divise chaque symbole ; seulement pour montrer des moyennes.',
        de: 'In wie viele Teile sich jedes Zeichen teilt; nur um Durchschnitte zu zeigen.',
      },
    },
    {
      name: 'emptySymbol, fullSymbol',
      type: 'ReactNode | (value) => ReactNode',
      says: {
        pt: 'Os símbolos. Os vazios do Mantine são claros demais: use um contorno que se veja.',
        en: 'The symbols. Mantine’s empty ones are too faint: use an outline that can be seen.',
        fr: 'Les symboles. Ceux de Mantine, vides, sont trop pâles : un contour visible convient mieux.',
        de: 'Die Zeichen. Die leeren von Mantine sind zu blass: lieber ein sichtbarer Umriss.',
      },
    },
    {
      name: 'readOnly',
      type: 'boolean',
      says: {
        pt: 'Só mostra; dê então ao conjunto o papel de imagem e um nome com o valor.',
        en: 'Only shows; then give the whole the role of an image and a name with the value.',
        fr: 'Montre seulement ; donnez alors à l’ensemble le rôle d’image et un nom avec la valeur.',
        de: 'Zeigt nur; das Ganze bekommt dann die Rolle eines Bildes und einen Namen mit dem Wert.',
      },
    },
  ],
};

export const samples: Samples = {
  Stars: {
    title: { pt: 'Estrelas', en: 'Stars', fr: 'Étoiles', de: 'Sterne' },
    says: {
      pt: 'Um grupo de opções com nome; o valor aparece ao lado e pode ser retirado. Fica só neste exemplo.',
      en: 'A named group of options; the value stands beside it and can be taken back. It stays in this example.',
      fr: 'Un groupe d’options nommé ; la valeur s’affiche à côté et peut être retirée. Elle reste dans cet exemple.',
      de: 'Eine benannte Gruppe von Optionen; der Wert steht daneben und lässt sich zurücknehmen. Er bleibt in diesem Beispiel.',
    },
  },
  Average: {
    title: { pt: 'Média', en: 'Average', fr: 'Moyenne', de: 'Durchschnitt' },
    says: {
      pt: 'Só para ler, com meias estrelas, o número e de quantas pessoas vem. As notas são inventadas.',
      en: 'Only to read, with half stars, the number, and from how many people it comes. The ratings are invented.',
      fr: 'À lire seulement, avec des demi-étoiles, le nombre, et de combien de personnes il vient. Les notes sont inventées.',
      de: 'Nur zum Lesen, mit halben Sternen, der Zahl und von wie vielen Personen sie kommt. Die Bewertungen sind erfunden.',
    },
    picture: true,
  },
  Faces: {
    title: { pt: 'Rostos', en: 'Faces', fr: 'Visages', de: 'Gesichter' },
    says: {
      pt: 'Cada degrau tem forma própria e uma palavra: não depende de cor.',
      en: 'Each step has a shape of its own and a word: it does not depend on colour.',
      fr: 'Chaque degré a sa forme et un mot : cela ne dépend pas de la couleur.',
      de: 'Jede Stufe hat eine eigene Form und ein Wort: Es hängt nicht an der Farbe.',
    },
  },
};

const words = {
  question: {
    pt: 'Como foi a entrega?',
    en: 'How was the delivery?',
    fr: 'Comment s’est passée la livraison ?',
    de: 'Wie war die Lieferung?',
  },
  star: { pt: 'estrela', en: 'star', fr: 'étoile', de: 'Stern' },
  stars: { pt: 'estrelas', en: 'stars', fr: 'étoiles', de: 'Sterne' },
  none: { pt: 'Sem avaliação', en: 'Not rated', fr: 'Pas évalué', de: 'Nicht bewertet' },
  cleared: { pt: 'Avaliação retirada.', en: 'Rating taken back.', fr: 'Évaluation retirée.', de: 'Bewertung zurückgenommen.' },
  of: { pt: 'de', en: 'of', fr: 'sur', de: 'von' },
  delivery: { pt: 'Entrega', en: 'Delivery', fr: 'Livraison', de: 'Lieferung' },
  quality: { pt: 'Qualidade', en: 'Quality', fr: 'Qualité', de: 'Qualität' },
  service: { pt: 'Atendimento', en: 'Service', fr: 'Service', de: 'Betreuung' },
  ratings: { pt: 'avaliações', en: 'ratings', fr: 'évaluations', de: 'Bewertungen' },
  help: { pt: 'O texto ajudou?', en: 'Did the text help?', fr: 'Le texte a-t-il aidé ?', de: 'Hat der Text geholfen?' },
  mood1: { pt: 'Nada', en: 'Not at all', fr: 'Pas du tout', de: 'Gar nicht' },
  mood2: { pt: 'Pouco', en: 'A little', fr: 'Peu', de: 'Wenig' },
  mood3: { pt: 'Mais ou menos', en: 'More or less', fr: 'Plus ou moins', de: 'Teils, teils' },
  mood4: { pt: 'Bem', en: 'Well', fr: 'Bien', de: 'Gut' },
  mood5: { pt: 'Muito', en: 'Very much', fr: 'Beaucoup', de: 'Sehr' },
};

const starColor = 'light-dark(var(--mantine-color-warning-6), var(--mantine-color-warning-4))';
const emptyStar = <IconStar size={28} color="var(--control-border)" aria-hidden />;
const fullStar = <IconStarFilled size={28} color={starColor} aria-hidden />;

export function Stars() {
  const t = useWords(words);
  const picture = useTexts('picture');
  const labelId = useId();
  const [value, setValue] = useState(3);
  const nameOf = (count: number) => (count === 0 ? t.none : `${count} ${count === 1 ? t.star : t.stars}`);
  const clear = () => {
    setValue(0);
    toast.undo(t.cleared, () => setValue(value));
  };
  return (
    <Stack gap={4} align="flex-start">
      <Text id={labelId} fw={550}>
        {t.question}
      </Text>
      <Group>
        <Rating
          role="radiogroup"
          aria-labelledby={labelId}
          value={value}
          onChange={setValue}
          getSymbolLabel={nameOf}
          emptySymbol={emptyStar}
          fullSymbol={fullStar}
        />
        <Text role="status" data-value={value}>
          {nameOf(value)}
        </Text>
        {value > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={clear}>
            {picture('remove')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

const averages = [
  { name: 'delivery', value: 4.5, count: 128 },
  { name: 'quality', value: 3.8, count: 126 },
  { name: 'service', value: 2.6, count: 97 },
] as const;

export function Average() {
  const t = useWords(words);
  const format = useFormat();
  return (
    <Stack gap="xs">
      {averages.map(({ name, value, count }) => (
        <Group key={name} gap="xs">
          <Text w={104}>{t[name]}</Text>
          <Rating
            role="img"
            aria-label={`${format.number(value)} ${t.of} 5`}
            value={value}
            fractions={2}
            readOnly
            emptySymbol={emptyStar}
            fullSymbol={fullStar}
          />
          <Text>
            <strong>{format.number(value)}</strong> ({count} {t.ratings})
          </Text>
        </Group>
      ))}
    </Stack>
  );
}

const faces = [IconMoodAngry, IconMoodSad, IconMoodEmpty, IconMoodSmile, IconMoodHappy] as const;

export function Faces() {
  const t = useWords(words);
  const labelId = useId();
  const [value, setValue] = useState(0);
  const names = [t.none, t.mood1, t.mood2, t.mood3, t.mood4, t.mood5];
  const face = (color: string, stroke: number) => (place: number) => {
    const Face = faces[place - 1] ?? IconMoodEmpty;
    return <Face size={40} color={color} stroke={stroke} aria-hidden />;
  };
  return (
    <Stack gap={4} align="flex-start">
      <Text id={labelId} fw={550}>
        {t.help}
      </Text>
      <Group>
        <Rating
          role="radiogroup"
          aria-labelledby={labelId}
          value={value}
          onChange={setValue}
          getSymbolLabel={(place) => names[place] ?? ''}
          highlightSelectedOnly
          emptySymbol={face('var(--control-border)', 1.5)}
          fullSymbol={face('var(--mantine-color-anchor)', 2.5)}
        />
        <Text role="status">{names[value]}</Text>
      </Group>
    </Stack>
  );
}
