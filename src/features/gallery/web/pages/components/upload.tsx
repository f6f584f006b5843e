import { Button, CloseButton, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconPaperclip } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { fileSize } from '#kit/fileSize.ts';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import surface from '#kit/web/page/surface.module.css';
import { DropZone } from '#kit/web/sending/DropZone.tsx';
import { FileHead } from '#kit/web/sending/FileHead.tsx';
import { ProgressBar } from '#kit/web/sending/ProgressBar.tsx';
import sending from '#kit/web/sending/Sending.module.css';
import { UploadCard } from '#kit/web/sending/UploadCard.tsx';
import { TooLarge, type Upload } from '#kit/web/sending/uploads.ts';
import { useExplanation } from '#kit/web/sending/useExplanation.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Envio de arquivos', en: 'File upload', fr: 'Envoi de fichiers', de: 'Dateien hochladen' },
  words: 'arquivo anexo arrastar soltar dropzone drag drop attachment fichier glisser déposer Datei ziehen Anhang',
  old: ['/components/upload', '/extensions/file-uploader'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/sending/DropZone.tsx, UploadCard.tsx, ProgressBar.tsx',
  use: {
    pt: 'Onde a tela existe para receber arquivos: soltos em qualquer lugar dela, ou escolhidos pelo botão.',
    en: 'Where the screen exists to take files: dropped anywhere on it, or chosen by the button.',
    fr: 'Là où l’écran est fait pour recevoir des fichiers : déposés n’importe où, ou choisis par le bouton.',
    de: 'Wo der Bildschirm dazu da ist, Dateien aufzunehmen: irgendwo darauf abgelegt oder über die Schaltfläche gewählt.',
  },
  avoid: {
    pt: 'Para um só arquivo num formulário, basta um botão (FileButton); para um retrato, o campo de imagem.',
    en: 'For a single file in a form, a button is enough (FileButton); for a portrait, the picture field.',
    fr: 'Pour un seul fichier dans un formulaire, un bouton suffit (FileButton) ; pour un portrait, le champ d’image.',
    de: 'Für eine einzige Datei in einem Formular genügt eine Schaltfläche (FileButton); für ein Porträt das Bildfeld.',
  },
  keys: [
    {
      press: 'Tab',
      does: {
        pt: 'Vai ao botão; Enter ou espaço abre a escolha de arquivos',
        en: 'Goes to the button; Enter or Space opens the choice of files',
        fr: 'Va au bouton ; Entrée ou Espace ouvre le choix de fichiers',
        de: 'Geht zur Schaltfläche; Enter oder Leertaste öffnet die Dateiauswahl',
      },
      on: '#SingleFile header button',
      finds: '#SingleFile [data-example] button:focus',
    },
    {
      press: 'Enter',
      does: { pt: 'Cancela o envio', en: 'Cancels the upload', fr: 'Annule l’envoi', de: 'Bricht das Hochladen ab' },
      on: '#States [data-example] li:first-child button',
      finds: '#States ul:not(:has(li:nth-child(4)))',
    },
  ],
  props: [
    {
      name: 'take',
      type: '(files: File[]) => void',
      says: {
        pt: 'Recebe os arquivos, seja qual for o nome: quem decide é o conteúdo.',
        en: 'Receives the files whatever their names: the content decides.',
        fr: 'Reçoit les fichiers quel que soit leur nom : c’est le contenu qui décide.',
        de: 'Erhält die Dateien, wie immer sie heißen: Der Inhalt entscheidet.',
      },
    },
    {
      name: 'limit',
      type: 'number | undefined',
      says: {
        pt: 'O maior tamanho, em bytes, dito na área; um arquivo maior é recusado antes do envio.',
        en: 'The largest size in bytes, named in the zone; a larger file is refused before it is sent.',
        fr: 'La taille maximale en octets, dite dans la zone ; un fichier plus gros est refusé avant l’envoi.',
        de: 'Die Höchstgröße in Byte, in der Zone genannt; eine größere Datei wird vor dem Senden abgewiesen.',
      },
    },
    {
      name: 'upload, uploads',
      type: 'Upload, Uploads',
      says: {
        pt: 'No UploadCard: um envio e como cancelá-lo ou repeti-lo. uploadsTo os mantém ao trocar de tela.',
        en: 'On UploadCard: an upload and how to cancel or repeat it. uploadsTo keeps them across screens.',
        fr: 'Sur UploadCard : un envoi et comment l’annuler ou le répéter. uploadsTo les garde d’un écran à l’autre.',
        de: 'Bei UploadCard: ein Hochladen und wie man es abbricht oder wiederholt. uploadsTo behält sie beim Wechsel des Bildschirms.',
      },
    },
  ],
};

export const samples: Samples = {
  Reading: {
    title: { pt: 'Área de arquivos', en: 'Drop zone', fr: 'Zone de dépôt', de: 'Ablagezone' },
    says: {
      pt: 'Aqui os arquivos são só lidos no seu navegador: nome, tamanho e primeiras linhas. Nada é enviado.',
      en: 'Here files are only read in your browser: name, size and first lines. Nothing is sent.',
      fr: 'Ici, les fichiers sont seulement lus dans votre navigateur : nom, taille et premières lignes. Rien n’est envoyé.',
      de: 'Hier werden Dateien nur in Ihrem Browser gelesen: Name, Größe und erste Zeilen. Nichts wird gesendet.',
    },
  },
  States: {
    title: { pt: 'Estados de um envio', en: 'States of an upload', fr: 'États d’un envoi', de: 'Zustände beim Hochladen' },
    says: {
      pt: 'Na fila, a caminho, em verificação e recusado com o motivo. São só amostras: nada é enviado.',
      en: 'Waiting, on its way, being checked, and refused with the reason. Mere specimens: nothing is sent.',
      fr: 'En attente, en route, en vérification, et refusé avec la raison. De simples spécimens : rien n’est envoyé.',
      de: 'Wartend, unterwegs, in Prüfung und mit Grund abgewiesen. Nur Muster: Nichts wird gesendet.',
    },
  },
  SingleFile: {
    title: { pt: 'Um só arquivo', en: 'A single file', fr: 'Un seul fichier', de: 'Eine einzelne Datei' },
    says: {
      pt: 'Um botão dentro de um formulário; ao lado, o que foi escolhido. O arquivo não sai do navegador.',
      en: 'A button inside a form; beside it, what was chosen. The file does not leave the browser.',
      fr: 'Un bouton dans un formulaire ; à côté, ce qui a été choisi. Le fichier ne quitte pas le navigateur.',
      de: 'Eine Schaltfläche in einem Formular; daneben das Gewählte. Die Datei verlässt den Browser nicht.',
    },
  },
};

const words = {
  drop: {
    pt: 'Arraste planilhas ou textos para cá',
    en: 'Drag sheets or texts here',
    fr: 'Glissez ici des tableaux ou des textes',
    de: 'Tabellen oder Texte hierher ziehen',
  },
  taken: {
    pt: 'CSV, JSON ou texto simples, lidos só neste navegador.',
    en: 'CSV, JSON or plain text, read in this browser only.',
    fr: 'CSV, JSON ou texte brut, lus dans ce navigateur seulement.',
    de: 'CSV, JSON oder einfacher Text, nur in diesem Browser gelesen.',
  },
  reading: { pt: 'Leitura de', en: 'Reading of', fr: 'Lecture de', de: 'Lesen von' },
  lines: { pt: 'Linhas', en: 'Lines', fr: 'Lignes', de: 'Zeilen' },
  noText: {
    pt: 'O arquivo está vazio ou não é texto.',
    en: 'The file is empty or not a text.',
    fr: 'Le fichier est vide ou n’est pas un texte.',
    de: 'Die Datei ist leer oder kein Text.',
  },
  files: { pt: 'Arquivos', en: 'Files', fr: 'Fichiers', de: 'Dateien' },
  again: { pt: 'Mostrar todos de novo', en: 'Show all again', fr: 'Tout afficher de nouveau', de: 'Alle wieder anzeigen' },
  attach: { pt: 'Escolher o edital (PDF)', en: 'Choose the notice (PDF)', fr: 'Choisir l’avis (PDF)', de: 'Bekanntmachung wählen (PDF)' },
  none: { pt: 'Nenhum arquivo escolhido', en: 'No file chosen', fr: 'Aucun fichier choisi', de: 'Keine Datei gewählt' },
};

const limit = 5_000_000;

type ReadFile = { key: number; file: File; fraction: number; lines?: number; head?: string; error?: unknown };

/** Reads a file piece by piece. @throws {TypeError} if it is no text */
async function readText(file: File, progress: (fraction: number) => void): Promise<{ lines: number; head: string }> {
  if (file.size > limit) throw new TooLarge(limit);
  if (file.size === 0) throw new TypeError('The file is empty.');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, read] = ['', 0];
  const reader = file.stream().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    text += decoder.decode(piece.value, { stream: true });
    read += piece.value.length;
    progress(read / file.size);
  }
  const lines = `${text}${decoder.decode()}`.trimEnd().split('\n');
  if (text.includes('\0')) throw new TypeError('The file has binary content.');
  return { lines: lines.length, head: lines.slice(0, 5).join('\n').slice(0, 1000) };
}

export function Reading() {
  const t = useWords(words);
  const [files, setFiles] = useState<readonly ReadFile[]>([]);
  const lastKey = useRef(0);
  const change = (key: number, changed: Partial<ReadFile>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const take = (taken: File[]) => {
    for (const file of taken) {
      lastKey.current += 1;
      const key = lastKey.current;
      setFiles((before) => [{ key, file, fraction: 0 }, ...before]);
      readText(file, (fraction) => change(key, { fraction })).then(
        (found) => change(key, found),
        (error) => change(key, { error }),
      );
    }
  };
  return (
    <Stack gap="sm">
      <DropZone title={t.drop} taken={t.taken} take={take} limit={limit} />
      <ul className={sending.cards} aria-label={t.files} aria-live="polite" data-home tabIndex={-1}>
        {files.map((one) => (
          <ReadCard key={one.key} read={one} remove={() => setFiles(files.filter(({ key }) => key !== one.key))} />
        ))}
      </ul>
    </Stack>
  );
}

function ReadCard({ read: { file, fraction, lines, head, error }, remove }: { read: ReadFile; remove: () => void }) {
  const t = useWords(words);
  const s = useTexts('sending');
  const format = useFormat();
  const locale = localeOf(useLanguage());
  const explain = useExplanation();
  const card = useRef<HTMLLIElement>(null);
  const { title, detail = '' } = error instanceof TypeError ? { title: t.noText } : explain(error);
  return (
    <li ref={card} className={`${surface.surface} ${sending.card}`}>
      <FileHead
        name={file.name}
        facts={[fileSize(file.size, locale), lines !== undefined && `${t.lines}: ${format.number(lines)}`]}
        action={
          <CloseButton
            aria-label={s('dismiss', { arquivo: file.name })}
            onClick={() => {
              focusNeighbour(card.current, 'button');
              remove();
            }}
          />
        }
      />
      {error !== undefined && (
        <Group gap="xs" wrap="nowrap" c="var(--mantine-color-error)">
          <IconAlertTriangle size={18} aria-hidden />
          {title} {detail}
        </Group>
      )}
      {error === undefined && lines === undefined && <ProgressBar label={`${t.reading} ${file.name}`} fraction={fraction} />}
      {head !== undefined && (
        <Text component="pre" size="sm" ff="monospace" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {head}
        </Text>
      )}
    </li>
  );
}

const specimen = (key: number, name: string, rest: Omit<Upload, 'key' | 'file'>): Upload => ({
  key,
  file: new File(['x'.repeat(key * 42_000)], name),
  ...rest,
});
const specimens = [
  specimen(1, 'itens.csv', { state: 'waiting', sent: 0 }),
  specimen(2, 'contratos-2026.json', { state: 'sending', sent: 0.62 }),
  specimen(3, 'resultados.xlsx', { state: 'sending', sent: 1 }),
  specimen(4, 'licitacoes-2019-2025.csv', { state: 'refused', sent: 0, error: new TooLarge(limit) }),
];

export function States() {
  const t = useWords(words);
  const [shown, setShown] = useState<readonly Upload[]>(specimens);
  const uploads = {
    send: () => {},
    sendAgain: () => {},
    drop: (_: unknown, ...keys: number[]) => setShown(shown.filter(({ key }) => !keys.includes(key))),
    use: () => shown,
  };
  return (
    <Stack gap="sm" align="stretch">
      <ul className={sending.cards} aria-label={t.files}>
        {shown.map((upload) => (
          <UploadCard key={upload.key} upload={upload} uploads={uploads} />
        ))}
      </ul>
      {shown.length < specimens.length && (
        <Button variant="default" size="xs" style={{ alignSelf: 'start' }} onClick={() => setShown(specimens)}>
          {t.again}
        </Button>
      )}
    </Stack>
  );
}

export function SingleFile() {
  const t = useWords(words);
  const locale = localeOf(useLanguage());
  const [file, setFile] = useState<File | null>(null);
  return (
    <Group gap="sm">
      <FileButton accept="application/pdf" onChange={setFile}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconPaperclip size={18} aria-hidden />}>
            {t.attach}
          </Button>
        )}
      </FileButton>
      <Text size="sm" role="status">
        {file ? `${file.name}, ${fileSize(file.size, locale)}` : t.none}
      </Text>
    </Group>
  );
}
