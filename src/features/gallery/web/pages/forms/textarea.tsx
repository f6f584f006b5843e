import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Área de texto', en: 'Text area', fr: 'Zone de texte', de: 'Mehrzeiliges Textfeld' },
  words: 'textarea autosize contador counter caracteres limite multiline plusieurs lignes Zeichen mehrzeilig',
  old: ['/forms/elements/textarea'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para textos de algumas linhas sem formatação, como um motivo ou um pedido de esclarecimento.',
    en: 'For texts of a few lines without formatting, such as a reason or a request for clarification.',
    fr: 'Pour des textes de quelques lignes sans mise en forme, comme un motif ou une demande d’éclaircissement.',
    de: 'Für Texte von einigen Zeilen ohne Formatierung, etwa eine Begründung oder eine Rückfrage.',
  },
  avoid: {
    pt: 'Para uma linha só, use o campo de texto; para títulos, listas e links, o editor de texto.',
    en: 'For a single line use the text field; for headings, lists and links the text editor.',
    fr: 'Pour une seule ligne, le champ de texte ; pour titres, listes et liens, l’éditeur.',
    de: 'Für eine einzige Zeile das Textfeld; für Überschriften, Listen und Links der Editor.',
  },
  keys: [
    {
      press: 'Enter',
      does: { pt: 'Começa outra linha', en: 'Begins another line', fr: 'Commence une autre ligne', de: 'Beginnt eine neue Zeile' },
      on: '#Counted textarea',
      finds: '#Counted .mantine-Textarea-root:has(textarea:focus) .mantine-Textarea-description:has-text("1 / 120")',
    },
  ],
  props: [
    {
      name: 'autosize',
      type: 'boolean',
      says: {
        pt: 'Cresce com o texto, de minRows a maxRows linhas; depois rola.',
        en: 'Grows with its text, from minRows to maxRows lines; then it scrolls.',
        fr: 'Grandit avec le texte, de minRows à maxRows lignes ; ensuite il défile.',
        de: 'Wächst mit dem Text von minRows bis maxRows Zeilen; danach wird gescrollt.',
      },
    },
    {
      name: 'resize',
      type: "'none' | 'vertical'",
      says: {
        pt: 'Se a pessoa pode puxar a borda de baixo; não vale junto com autosize.',
        en: 'Whether somebody may drag the lower edge; not together with autosize.',
        fr: 'Si l’on peut tirer le bord du bas ; pas avec autosize.',
        de: 'Ob sich der untere Rand ziehen lässt; nicht zusammen mit autosize.',
      },
    },
  ],
};

export const samples: Samples = {
  Growing: {
    title: { pt: 'Cresce com o texto', en: 'Grows with the text', fr: 'Grandit avec le texte', de: 'Wächst mit dem Text' },
    says: {
      pt: 'De duas a oito linhas: o texto fica inteiro à vista.',
      en: 'From two to eight lines: the whole text stays in view.',
      fr: 'De deux à huit lignes : tout le texte reste visible.',
      de: 'Von zwei bis acht Zeilen: Der ganze Text bleibt sichtbar.',
    },
    picture: true,
  },
  Counted: {
    title: { pt: 'Com limite de caracteres', en: 'With a limit of characters', fr: 'Avec limite de caractères', de: 'Mit Zeichengrenze' },
    says: {
      pt: 'Nada é cortado: quem passa do limite lê quanto tirar.',
      en: 'Nothing is cut off: who exceeds the limit reads how much to remove.',
      fr: 'Rien n’est coupé : au-delà de la limite, on lit combien retirer.',
      de: 'Nichts wird abgeschnitten: Wer die Grenze überschreitet, liest, wie viel zu kürzen ist.',
    },
  },
};

const words = {
  question: { pt: 'Pedido de esclarecimento', en: 'Request for clarification', fr: 'Demande d’éclaircissement', de: 'Rückfrage' },
  questionText: {
    pt: 'O item 4 pede papel de 90 g/m². Aceita-se papel reciclado da mesma gramatura, com certificação equivalente?',
    en: 'Item 4 asks for paper of 90 g/m². Is recycled paper of the same weight accepted, with an equivalent certificate?',
    fr: 'L’article 4 demande du papier de 90 g/m². Accepte-t-on du papier recyclé de même grammage, avec un certificat équivalent ?',
    de: 'Position 4 verlangt Papier mit 90 g/m². Ist Recyclingpapier desselben Gewichts mit gleichwertigem Zertifikat zulässig?',
  },
  reasonHint: {
    pt: 'Aparece no diário oficial.',
    en: 'Appears in the official gazette.',
    fr: 'Paraît au journal officiel.',
    de: 'Erscheint im Amtsblatt.',
  },
  characters: { pt: 'caracteres', en: 'characters', fr: 'caractères', de: 'Zeichen' },
  tooLong: {
    pt: 'Texto longo demais. Caracteres a retirar:',
    en: 'The text is too long. Characters to remove:',
    fr: 'Texte trop long. Caractères à retirer :',
    de: 'Der Text ist zu lang. Zu kürzende Zeichen:',
  },
};

export function Growing() {
  const t = useWords(words);
  return <Textarea label={t.question} autosize minRows={2} maxRows={8} maxLength={2000} defaultValue={t.questionText} maw={560} />;
}

export function Counted() {
  const t = useWords(words);
  const common = useTexts('common');
  const format = useFormat();
  const [text, setText] = useState('');
  const limit = 120;
  const over = text.length - limit;
  return (
    <Textarea
      label={common('word.reason')}
      description={`${t.reasonHint} ${format.number(text.length)} / ${format.number(limit)} ${t.characters}`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autosize
      minRows={3}
      maxRows={8}
      maw={560}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      error={over > 0 && `${t.tooLong} ${format.number(over)}.`}
      errorProps={{ role: 'alert' }}
    />
  );
}
