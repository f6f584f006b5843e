import { Group, Indicator, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Indicator.layer.css';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Avatar', en: 'Avatar', fr: 'Avatar', de: 'Avatar' },
  words: 'foto pessoa iniciais usuário photo person initials user personne initiales utilisateur Bild Person Initialen Benutzer',
  old: ['/components/avatar', '/components/avatars'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/picture/Avatar.tsx',
  use: {
    pt: 'Ao lado do nome de uma pessoa, para achá-la de relance em listas e conversas.',
    en: 'Next to a person’s name, to find them at a glance in lists and conversations.',
    fr: 'À côté du nom d’une personne, pour la repérer d’un coup d’œil dans les listes et conversations.',
    de: 'Neben dem Namen einer Person, damit man sie in Listen und Gesprächen auf einen Blick findet.',
  },
  avoid: {
    pt: 'No lugar do nome: iniciais se repetem. Para imagens de outras coisas: imagem e texto.',
    en: 'Instead of the name: initials repeat. For pictures of other things: the media object.',
    fr: 'À la place du nom : les initiales se répètent. Pour d’autres images : image et texte.',
    de: 'Anstelle des Namens: Initialen wiederholen sich. Für andere Bilder: Bild und Text.',
  },
  keys: [],
  props: [
    {
      name: 'name',
      type: 'string',
      says: {
        pt: 'Dá as iniciais e a cor, que é sempre a mesma para a mesma pessoa.',
        en: 'Gives the initials and the colour, which is always the same for the same person.',
        fr: 'Donne les initiales et la couleur, toujours la même pour la même personne.',
        de: 'Ergibt die Initialen und die Farbe, die für eine Person immer dieselbe ist.',
      },
    },
    {
      name: 'src',
      type: 'string | null | undefined',
      says: {
        pt: 'O endereço da imagem; sem ele, ou se ela não abrir, aparecem as iniciais.',
        en: 'The address of the picture; without it, or if it does not load, the initials appear.',
        fr: 'L’adresse de l’image ; sans elle, ou si l’image ne s’ouvre pas, ce sont les initiales.',
        de: 'Die Adresse des Bildes; ohne sie, oder wenn es sich nicht laden lässt, erscheinen die Initialen.',
      },
    },
    {
      name: 'size',
      type: 'number',
      says: {
        pt: 'O lado em pixels; as letras acompanham.',
        en: 'Its side in pixels; the letters follow.',
        fr: 'Le côté en pixels ; les lettres suivent.',
        de: 'Die Seitenlänge in Pixeln; die Buchstaben folgen.',
      },
    },
  ],
};

export const samples: Samples = {
  BesideName: {
    title: { pt: 'Ao lado do nome', en: 'Beside the name', fr: 'À côté du nom', de: 'Neben dem Namen' },
    says: {
      pt: 'O avatar é decorativo: quem lê a tela em voz alta ouve só o nome.',
      en: 'The avatar is decorative: a screen reader reads the name alone.',
      fr: 'L’avatar est décoratif : un lecteur d’écran ne lit que le nom.',
      de: 'Der Avatar ist Schmuck: Ein Screenreader liest nur den Namen.',
    },
    picture: true,
  },
  WithPicture: {
    title: { pt: 'Com imagem', en: 'With a picture', fr: 'Avec une image', de: 'Mit Bild' },
    says: {
      pt: 'A imagem é cortada em círculo; a que não abre dá lugar às iniciais, sem ícone quebrado.',
      en: 'The picture is cut to a circle; one that does not load gives way to the initials, without a broken icon.',
      fr: 'L’image est coupée en cercle ; si elle ne s’ouvre pas, les initiales la remplacent, sans icône brisée.',
      de: 'Das Bild wird rund beschnitten; lässt es sich nicht laden, stehen dort die Initialen und kein kaputtes Symbol.',
    },
  },
  Sizes: {
    title: { pt: 'Tamanhos', en: 'Sizes', fr: 'Tailles', de: 'Größen' },
    says: {
      pt: '24 em linhas de texto, 32 em tabelas, 44 em conversas, 72 e mais no perfil.',
      en: '24 in lines of text, 32 in tables, 44 in conversations, 72 and more in the profile.',
      fr: '24 dans les lignes de texte, 32 dans les tableaux, 44 dans les conversations, 72 et plus dans le profil.',
      de: '24 in Textzeilen, 32 in Tabellen, 44 in Gesprächen, 72 und mehr im Profil.',
    },
  },
  Together: {
    title: { pt: 'Várias pessoas', en: 'Several people', fr: 'Plusieurs personnes', de: 'Mehrere Personen' },
    says: {
      pt: 'Sobrepostas, quando o espaço só dá para a ideia; os nomes ficam no rótulo do grupo.',
      en: 'Overlapping, where there is room for the idea only; the names are in the label of the group.',
      fr: 'Superposées, quand la place ne suffit qu’à l’idée ; les noms sont dans le libellé du groupe.',
      de: 'Überlappend, wo nur Platz für die Andeutung ist; die Namen stehen in der Beschriftung der Gruppe.',
    },
  },
  WithState: {
    title: { pt: 'Com estado', en: 'With a state', fr: 'Avec un état', de: 'Mit Zustand' },
    says: {
      pt: 'O ponto só repete o que a palavra ao lado já diz.',
      en: 'The dot only repeats what the word next to it says already.',
      fr: 'Le point ne fait que répéter ce que dit déjà le mot voisin.',
      de: 'Der Punkt wiederholt nur, was das Wort daneben schon sagt.',
    },
  },
};

const people = [
  { name: 'Ana Beatriz Lima', role: 'buyer' },
  { name: 'Caio Nogueira', role: 'auctioneer' },
  { name: 'Teresa Prado', role: 'lawyer' },
] as const;

const words = {
  buyer: { pt: 'Compras', en: 'Purchasing', fr: 'Achats', de: 'Einkauf' },
  auctioneer: { pt: 'Pregoeiro', en: 'Auctioneer', fr: 'Commissaire aux enchères', de: 'Auktionsleiter' },
  lawyer: { pt: 'Jurídico', en: 'Legal', fr: 'Juridique', de: 'Rechtsabteilung' },
  company: {
    pt: 'Empresa com marca própria',
    en: 'Company with a mark of its own',
    fr: 'Société avec sa marque',
    de: 'Firma mit eigenem Zeichen',
  },
  broken: { pt: 'Imagem que não abre', en: 'Picture that does not load', fr: 'Image qui ne s’ouvre pas', de: 'Bild, das nicht lädt' },
  team: {
    pt: 'Equipe do pregão: Ana Beatriz Lima, Caio Nogueira, Teresa Prado e mais 5',
    en: 'Team of the auction: Ana Beatriz Lima, Caio Nogueira, Teresa Prado and 5 more',
    fr: 'Équipe de l’enchère : Ana Beatriz Lima, Caio Nogueira, Teresa Prado et 5 autres',
    de: 'Team der Auktion: Ana Beatriz Lima, Caio Nogueira, Teresa Prado und 5 weitere',
  },
  inSession: { pt: 'Em sessão', en: 'In session', fr: 'En séance', de: 'In Sitzung' },
  away: { pt: 'Ausente', en: 'Away', fr: 'Absente', de: 'Abwesend' },
};

export function BesideName() {
  const t = useWords(words);
  return (
    <Stack component="ul" gap="sm">
      {people.map(({ name, role }) => (
        <Group key={name} component="li" gap="sm" wrap="nowrap">
          <Avatar name={name} src={null} size={44} />
          <div>
            <Text fw={550}>{name}</Text>
            <Text size="sm" c="dimmed">
              {t[role]}
            </Text>
          </div>
        </Group>
      ))}
    </Stack>
  );
}

export function WithPicture() {
  const t = useWords(words);
  return (
    <Group gap="16px 32px">
      <Group gap="sm">
        <Avatar name={t.company} src="/mark.svg" size={44} />
        {t.company}
      </Group>
      <Group gap="sm">
        <Avatar name={t.broken} src="data:image/png,broken" size={44} />
        {t.broken}
      </Group>
    </Group>
  );
}

export function Sizes() {
  return (
    <Group gap="sm" align="flex-end">
      {[24, 32, 44, 72, 96].map((size) => (
        <Stack key={size} gap={4} align="center">
          <Avatar name="Teresa Prado" src={null} size={size} />
          <Text size="sm" c="dimmed">
            {size}
          </Text>
        </Stack>
      ))}
    </Group>
  );
}

export function Together() {
  const t = useWords(words);
  return (
    <Group gap={0} role="img" aria-label={t.team}>
      {people.map(({ name }, place) => (
        <span key={name} style={{ border: '2px solid var(--surface)', borderRadius: '50%', marginInlineStart: place > 0 ? -10 : 0 }}>
          <Avatar name={name} src={null} size={40} />
        </span>
      ))}
      <Text ms="xs">+5</Text>
    </Group>
  );
}

export function WithState() {
  const t = useWords(words);
  return (
    <Group gap="16px 32px">
      {people.slice(1).map(({ name }, place) => (
        <Group key={name} gap="sm" wrap="nowrap">
          <Indicator inline withBorder position="bottom-end" offset={6} size={14} color={place === 0 ? 'success' : 'gray'}>
            <Avatar name={name} src={null} size={44} />
          </Indicator>
          <div>
            <Text fw={550}>{name}</Text>
            <Text size="sm" c="dimmed">
              {place === 0 ? t.inSession : t.away}
            </Text>
          </div>
        </Group>
      ))}
    </Group>
  );
}
