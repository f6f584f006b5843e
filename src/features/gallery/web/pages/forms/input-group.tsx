import { ActionIcon, Button, Group, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { IconCopy, IconMail, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { copyText } from '#kit/web/text/copyText.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Campo com acréscimos', en: 'Field with additions', fr: 'Champ complété', de: 'Feld mit Zusätzen' },
  words: 'input group addon prefix suffix prefixo sufixo seção section préfixe Präfix Zusatz',
  old: ['/forms/elements/input-groups', '/forms/elements/input-group'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para mostrar dentro do campo a unidade, um ícone ou a ação que só vale para ele.',
    en: 'To show within the field its unit, an icon, or the action that concerns it alone.',
    fr: 'Pour montrer dans le champ son unité, une icône ou l’action qui ne concerne que lui.',
    de: 'Um im Feld die Einheit, ein Zeichen oder eine Aktion zu zeigen, die nur dieses Feld betrifft.',
  },
  avoid: {
    pt: 'Para dizer o que digitar: isso é do rótulo e da ajuda. Mais de uma ação pede uma barra ao lado.',
    en: 'To say what to type: that is for label and hint. More than one action needs a bar beside it.',
    fr: 'Pour dire quoi saisir : c’est le rôle de l’étiquette et de l’aide. Plusieurs actions demandent une barre à côté.',
    de: 'Um zu sagen, was zu tippen ist: dafür sind Beschriftung und Hinweis da. Mehrere Aktionen gehören in eine Leiste daneben.',
  },
  keys: [
    {
      press: 'Tab',
      does: {
        pt: 'Vai ao botão dentro do campo',
        en: 'Goes to the button within the field',
        fr: 'Va au bouton dans le champ',
        de: 'Geht zur Schaltfläche im Feld',
      },
      on: '#Inside input',
      finds: '#Inside [data-example] button:focus',
    },
    {
      press: 'Enter',
      does: {
        pt: 'Apaga o texto e volta ao campo',
        en: 'Clears the text and returns to the field',
        fr: 'Efface le texte et revient au champ',
        de: 'Löscht den Text und kehrt ins Feld zurück',
      },
      finds: '#Inside [data-example]:not(:has(button)) input:focus',
    },
  ],
  props: [
    {
      name: 'leftSection, rightSection',
      type: 'ReactNode',
      says: {
        pt: 'O que fica no começo e no fim do campo; trocam de lado na escrita da direita para a esquerda.',
        en: 'What stands at the start and the end of the field; they change sides in right-to-left pages.',
        fr: 'Ce qui se trouve au début et à la fin du champ ; l’ordre s’inverse de droite à gauche.',
        de: 'Was am Anfang und Ende des Feldes steht; in rechtsläufigen Seiten vertauscht.',
      },
    },
    {
      name: 'rightSectionPointerEvents',
      type: "'none' | 'all'",
      says: {
        pt: 'none deixa o clique passar ao campo; para um botão, all.',
        en: 'none lets a click through to the field; all is for a button.',
        fr: 'none laisse passer le clic au champ ; all convient à un bouton.',
        de: 'none lässt den Klick zum Feld durch; all ist für eine Schaltfläche.',
      },
    },
    {
      name: 'rightSectionWidth',
      type: 'number | string',
      says: {
        pt: 'A largura reservada; aumente-a quando o acréscimo for um texto.',
        en: 'The width kept free; increase it when the addition is a text.',
        fr: 'La largeur réservée ; à augmenter quand l’ajout est un texte.',
        de: 'Die freigehaltene Breite; größer, wenn der Zusatz ein Text ist.',
      },
    },
  ],
};

export const samples: Samples = {
  Sections: {
    title: {
      pt: 'Ícone, prefixo e unidade',
      en: 'Icon, prefix and unit',
      fr: 'Icône, préfixe et unité',
      de: 'Zeichen, Präfix und Einheit',
    },
    says: {
      pt: 'O ícone ajuda a reconhecer o campo; a unidade diz em que se conta.',
      en: 'The icon helps to recognise the field; the unit says what is counted.',
      fr: 'L’icône aide à reconnaître le champ ; l’unité dit ce que l’on compte.',
      de: 'Das Zeichen hilft beim Wiedererkennen; die Einheit sagt, was gezählt wird.',
    },
    picture: true,
  },
  Inside: {
    title: { pt: 'Botão dentro do campo', en: 'Button within the field', fr: 'Bouton dans le champ', de: 'Schaltfläche im Feld' },
    says: {
      pt: 'Apaga o que foi digitado e devolve o cursor ao campo.',
      en: 'Clears what was typed and returns the cursor to the field.',
      fr: 'Efface la saisie et ramène le curseur au champ.',
      de: 'Löscht das Getippte und setzt den Cursor zurück ins Feld.',
    },
  },
  Joined: {
    title: { pt: 'Botão junto ao campo', en: 'Button joined to the field', fr: 'Bouton accolé au champ', de: 'Schaltfläche am Feld' },
    says: {
      pt: 'Campo e botão formam uma peça: o botão copia o endereço.',
      en: 'Field and button form one piece: the button copies the address.',
      fr: 'Champ et bouton ne font qu’un : le bouton copie l’adresse.',
      de: 'Feld und Schaltfläche bilden ein Stück: Die Schaltfläche kopiert die Adresse.',
    },
  },
  Choice: {
    title: { pt: 'Com a escolha da unidade', en: 'With a choice of unit', fr: 'Avec choix de l’unité', de: 'Mit Wahl der Einheit' },
    says: {
      pt: 'Quando a unidade também é resposta, ela tem rótulo próprio.',
      en: 'When the unit is an answer too, it has a label of its own.',
      fr: 'Quand l’unité est aussi une réponse, elle a sa propre étiquette.',
      de: 'Ist auch die Einheit eine Antwort, hat sie eine eigene Beschriftung.',
    },
  },
};

const words = {
  value: { pt: 'Valor da proposta', en: 'Value of the proposal', fr: 'Montant de la proposition', de: 'Angebotssumme' },
  discount: { pt: 'Desconto', en: 'Discount', fr: 'Remise', de: 'Nachlass' },
  term: { pt: 'Prazo de entrega', en: 'Delivery time', fr: 'Délai de livraison', de: 'Lieferfrist' },
  days: { pt: 'dias', en: 'days', fr: 'jours', de: 'Tage' },
  weeks: { pt: 'semanas', en: 'weeks', fr: 'semaines', de: 'Wochen' },
  unit: { pt: 'Unidade', en: 'Unit', fr: 'Unité', de: 'Einheit' },
  object: { pt: 'Objeto', en: 'Object', fr: 'Objet', de: 'Gegenstand' },
  objectText: { pt: 'merenda escolar', en: 'school meals', fr: 'repas scolaires', de: 'Schulessen' },
  clear: { pt: 'Apagar o objeto', en: 'Clear the object', fr: 'Effacer l’objet', de: 'Gegenstand löschen' },
  link: { pt: 'Endereço do edital', en: 'Address of the notice', fr: 'Adresse de l’avis', de: 'Adresse der Ausschreibung' },
};

/** The sides of two joined controls that touch. */
const squareEnd = { borderStartEndRadius: 0, borderEndEndRadius: 0 };
const squareStart = { borderStartStartRadius: 0, borderEndStartRadius: 0, marginInlineStart: -1 };

export function Sections() {
  const t = useWords(words);
  const common = useTexts('common');
  const marks = useNumberMarks();
  return (
    <FieldGrid>
      <TextInput label={common('word.email')} type="email" autoComplete="email" leftSection={<IconMail size={18} aria-hidden />} />
      <NumberInput {...marks} label={t.value} leftSection="R$" decimalScale={2} fixedDecimalScale hideControls defaultValue={12_431.2} />
      <NumberInput {...marks} label={t.discount} rightSection="%" decimalScale={2} min={0} max={100} hideControls defaultValue={7.5} />
      <NumberInput {...marks} label={t.term} rightSection={t.days} rightSectionWidth={56} hideControls defaultValue={30} />
    </FieldGrid>
  );
}

export function Inside() {
  const t = useWords(words);
  const [text, setText] = useState(t.objectText);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      label={t.object}
      maw={400}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      rightSectionPointerEvents="all"
      rightSection={
        text && (
          <ActionIcon color="gray" aria-label={t.clear} onClick={clear}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        )
      }
    />
  );
}

export function Joined() {
  const t = useWords(words);
  const common = useTexts('common');
  const address = 'https://certame.example/editais/045-2026';
  return (
    <Group gap={0} align="end" wrap="nowrap" maw={520}>
      <TextInput label={t.link} value={address} readOnly dir="ltr" flex={1} miw={0} styles={{ input: squareEnd }} />
      <Button
        variant="default"
        style={squareStart}
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => copyText(address, common('detail.copied'))}
      >
        {common('record.copy')}
      </Button>
    </Group>
  );
}

export function Choice() {
  const t = useWords(words);
  const [count, setCount] = useState<number | string>(30);
  const [unit, setUnit] = useState('days');
  return (
    <Group gap={0} align="end" wrap="nowrap" maw={400}>
      <NumberInput
        label={t.term}
        min={1}
        max={999}
        allowDecimal={false}
        hideControls
        flex={1}
        miw={0}
        styles={{ input: squareEnd }}
        value={count}
        onChange={setCount}
      />
      <NativeSelect
        label={t.unit}
        w={136}
        styles={{ input: squareStart }}
        data={[
          { value: 'days', label: t.days },
          { value: 'weeks', label: t.weeks },
        ]}
        value={unit}
        onChange={(event) => setUnit(event.currentTarget.value)}
      />
    </Group>
  );
}
