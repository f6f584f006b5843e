import { ActionIcon, FileInput, Group, Stack } from '@mantine/core';
import { IconFileTypePdf, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { fileSize } from '#kit/fileSize.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { AvatarField } from '#kit/web/picture/AvatarField.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Campo de arquivo', en: 'File field', fr: 'Champ de fichier', de: 'Dateifeld' },
  words: 'file upload enviar arquivo anexo picture imagem avatar pièce jointe fichier envoyer hochladen Anhang Bild',
  old: ['/forms/elements/file-uploader', '/forms/elements/file'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para um ou poucos arquivos que seguem com um formulário, e para a imagem de uma pessoa ou coisa.',
    en: 'For one or a few files that go with a form, and for the picture of a person or a thing.',
    fr: 'Pour un ou quelques fichiers joints à un formulaire, et pour l’image d’une personne ou d’un objet.',
    de: 'Für eine oder wenige Dateien zu einem Formular und für das Bild einer Person oder Sache.',
  },
  avoid: {
    pt: 'Para receber muitos arquivos de uma vez: a área de soltar arquivos mostra o andamento de cada um.',
    en: 'To receive many files at once: the drop zone shows the progress of each.',
    fr: 'Pour recevoir beaucoup de fichiers : la zone de dépôt montre la progression de chacun.',
    de: 'Um viele Dateien auf einmal anzunehmen: Die Ablagefläche zeigt den Fortschritt jeder einzelnen.',
  },
  keys: [
    {
      press: 'Tab',
      does: {
        pt: 'Vai ao campo; Enter ou espaço abre a escolha de arquivos',
        en: 'Goes to the field; Enter or Space opens the choice of files',
        fr: 'Va au champ ; Entrée ou Espace ouvre le choix de fichiers',
        de: 'Geht zum Feld; Enter oder Leertaste öffnet die Dateiauswahl',
      },
      on: '#Single header button',
      finds: '#Single [data-example] button:focus',
    },
  ],
  props: [
    {
      name: 'accept',
      type: 'string',
      says: {
        pt: 'Os tipos que o navegador oferece; o servidor confere de novo.',
        en: 'The types that the browser offers; the server checks again.',
        fr: 'Les types que propose le navigateur ; le serveur vérifie encore.',
        de: 'Die Typen, die der Browser anbietet; der Server prüft noch einmal.',
      },
    },
    {
      name: 'clearable, clearButtonProps',
      type: 'boolean, object',
      says: {
        pt: 'Um botão que tira o arquivo; precisa de nome próprio.',
        en: 'A button that takes the file away; it needs a name of its own.',
        fr: 'Un bouton qui retire le fichier ; il lui faut un nom.',
        de: 'Eine Schaltfläche, die die Datei entfernt; sie braucht einen Namen.',
      },
    },
    {
      name: 'multiple',
      type: 'boolean',
      says: { pt: 'Aceita vários arquivos.', en: 'Takes several files.', fr: 'Accepte plusieurs fichiers.', de: 'Nimmt mehrere Dateien.' },
    },
  ],
};

export const samples: Samples = {
  Single: {
    title: { pt: 'Um arquivo', en: 'One file', fr: 'Un fichier', de: 'Eine Datei' },
    says: {
      pt: 'Tamanho e tipo são conferidos na hora; nada é enviado daqui.',
      en: 'Size and type are checked at once; nothing is sent from here.',
      fr: 'Taille et type sont vérifiés aussitôt ; rien n’est envoyé d’ici.',
      de: 'Größe und Typ werden sofort geprüft; von hier wird nichts gesendet.',
    },
    picture: true,
  },
  Several: {
    title: { pt: 'Vários, com lista', en: 'Several, with a list', fr: 'Plusieurs, avec liste', de: 'Mehrere, mit Liste' },
    says: {
      pt: 'Cada escolha se junta às anteriores; tirar um pode ser desfeito.',
      en: 'Each choice is added to those before; taking one away can be undone.',
      fr: 'Chaque choix s’ajoute aux précédents ; un retrait peut s’annuler.',
      de: 'Jede Wahl kommt zu den vorigen; das Entfernen lässt sich zurücknehmen.',
    },
  },
  Picture: {
    title: { pt: 'Imagem de uma pessoa', en: 'Picture of a person', fr: 'Image d’une personne', de: 'Bild einer Person' },
    says: {
      pt: 'Escolhida ou solta sobre a área; aqui a imagem fica só no navegador.',
      en: 'Chosen or dropped on the area; here the picture stays in the browser.',
      fr: 'Choisie ou déposée ; ici l’image reste dans le navigateur.',
      de: 'Gewählt oder hineingezogen; hier bleibt das Bild im Browser.',
    },
  },
};

const words = {
  proposal: { pt: 'Proposta assinada', en: 'Signed proposal', fr: 'Proposition signée', de: 'Unterschriebenes Angebot' },
  proposalHint: { pt: 'PDF de até 2 MB.', en: 'PDF of at most 2 MB.', fr: 'PDF de 2 Mo au plus.', de: 'PDF bis 2 MB.' },
  choose: { pt: 'Escolher arquivo', en: 'Choose a file', fr: 'Choisir un fichier', de: 'Datei wählen' },
  removeFile: { pt: 'Tirar o arquivo', en: 'Take the file away', fr: 'Retirer le fichier', de: 'Datei entfernen' },
  tooLarge: {
    pt: 'O arquivo passa de 2 MB. Reduza as imagens ou divida-o.',
    en: 'The file is larger than 2 MB. Reduce its images or split it.',
    fr: 'Le fichier dépasse 2 Mo. Réduisez les images ou divisez-le.',
    de: 'Die Datei ist größer als 2 MB. Bitte Bilder verkleinern oder teilen.',
  },
  wrongType: {
    pt: 'O arquivo não é PDF. Exporte a proposta como PDF.',
    en: 'The file is no PDF. Export the proposal as PDF.',
    fr: 'Le fichier n’est pas un PDF. Exportez la proposition en PDF.',
    de: 'Die Datei ist kein PDF. Bitte als PDF exportieren.',
  },
  certificates: { pt: 'Certidões', en: 'Certificates', fr: 'Attestations', de: 'Bescheinigungen' },
  certificatesHint: {
    pt: 'Fiscal, trabalhista e técnica.',
    en: 'Tax, labour and technical.',
    fr: 'Fiscale, sociale et technique.',
    de: 'Steuer, Arbeit und Technik.',
  },
  removed: { pt: 'Arquivo tirado:', en: 'File taken away:', fr: 'Fichier retiré :', de: 'Datei entfernt:' },
};

const limit = 2 * 1024 * 1024;

export function Single() {
  const t = useWords(words);
  const [file, setFile] = useState<File | null>(null);
  const fault = file && (file.type !== 'application/pdf' ? t.wrongType : file.size > limit && t.tooLarge);
  return (
    <FileInput
      label={t.proposal}
      description={t.proposalHint}
      placeholder={t.choose}
      accept="application/pdf"
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      clearable
      clearButtonProps={{ 'aria-label': t.removeFile }}
      value={file}
      onChange={setFile}
      error={fault}
      maw={400}
    />
  );
}

export function Several() {
  const t = useWords(words);
  const common = useTexts('common');
  const locale = localeOf(useLanguage());
  const [files, setFiles] = useState<File[]>([]);
  const remove = (file: File) => {
    const before = files;
    setFiles(files.filter((one) => one !== file));
    toast.undo(`${t.removed} ${file.name}`, () => setFiles(before));
  };
  return (
    <Stack gap="sm" maw={520}>
      <FileInput
        multiple
        label={t.certificates}
        description={t.certificatesHint}
        placeholder={t.choose}
        leftSection={<IconPaperclip size={18} aria-hidden />}
        value={[]}
        onChange={(added) => setFiles([...files, ...added])}
      />
      <ul aria-label={t.certificates}>
        {files.map((file) => (
          <li key={`${file.name} ${file.lastModified}`}>
            <Group justify="space-between" wrap="nowrap">
              <span>{`${file.name} · ${fileSize(file.size, locale)}`}</span>
              <ActionIcon color="gray" size={36} aria-label={`${common('word.remove')}: ${file.name}`} onClick={() => remove(file)}>
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

export function Picture() {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  return (
    <AvatarField
      name="Helena Prado"
      src={address}
      save={async (picture) => setAddress(URL.createObjectURL(picture))}
      remove={async () => setAddress(null)}
    />
  );
}
