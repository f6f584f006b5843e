import { toHtml } from './html.ts';
import type { DemoCategory } from './kinds.ts';

export const importing: DemoCategory = {
  slug: 'importar-dados',
  title: 'Importar dados',
  description: 'Arquivos do PNCP, do Compras.gov.br, da Câmara, do Senado e planilhas próprias.',
  drawing: 'import',
  lists: [
    {
      key: 'first',
      title: 'Primeiros passos',
      icon: 'upload',
      icon_color: 'text-primary',
      articles: [
        {
          slug: 'enviar-um-arquivo',
          title: 'Como envio um arquivo de licitações?',
          html: toHtml(`
Só administradores enviam arquivos. Abra **Enviar arquivos** e arraste um ou vários para a tela. São aceitos JSON, NDJSON e CSV em UTF-8, também compactados em .gz, e XLSX.

1. **Leitura**: o Certame reconhece o tipo pelo conteúdo e confere linha por linha. Nada foi gravado ainda.
2. **Prévia**: você vê quantos registros há, as primeiras linhas e as que têm problema. Se falta algo, como a licitação a que os itens pertencem, a tela pergunta.
3. **Início**: os registros entram aos poucos, sem parar o sistema. Pode fechar a página.

Um arquivo que não pode ser lido é recusado no primeiro erro, com o lugar dele, e nada fica guardado. Enviar de novo o mesmo arquivo não duplica nada.`),
        },
        {
          slug: 'planilha-propria',
          title: 'Posso usar uma planilha minha?',
          html: toHtml(`
Sim. Em **Enviar arquivos**, o botão **Modelos** oferece planilhas de licitações e de lotes, em XLSX com instruções ou em CSV. A linha de exemplo pode ser enviada como está.

## Colunas que não podem faltar

Para licitações: número de controle, número, órgão, modalidade, objeto e publicação. O ano só é necessário quando o número não o traz. As demais colunas são opcionais, e células vazias significam que não se sabe.

## Cuidados

- Grave o CSV em UTF-8; o separador pode ser ponto e vírgula, vírgula ou tabulação.
- No XLSX vale a primeira planilha do arquivo.
- Um valor zero é lido como desconhecido.
- Uma data de encerramento sem hora vale até as 23h59.

Se os cabeçalhos forem outros, a prévia deixa indicar qual coluna é qual.`),
        },
      ],
    },
    {
      key: 'afterwards',
      title: 'Depois da importação',
      icon: 'check-square',
      icon_color: 'text-success',
      articles: [
        {
          slug: 'registros-rejeitados',
          title: 'O que fazer com registros rejeitados?',
          html: toHtml(`
Um registro com problema é rejeitado sozinho; os outros entram. Ao fim, a importação aparece como **Concluída com rejeitados**, e a lista diz de cada um a linha, o campo e o motivo.

## Motivos frequentes

- Falta um campo obrigatório, como o objeto ou a data de publicação.
- Uma data ou um valor não pôde ser lido.
- O número de controle não tem a forma do PNCP.

Corrija o arquivo e envie-o inteiro outra vez: os registros que já estão iguais não são alterados; os corrigidos entram.

**Ignorado** não é rejeitado: é o registro de uma licitação que alguém excluiu de propósito. O Certame respeita a exclusão e não a traz de volta. Um administrador pode desfazê-la.`),
        },
        {
          slug: 'itens-antes-da-licitacao',
          title: 'Os itens chegaram antes da licitação. E agora?',
          html: toHtml(`
Não há problema. O PNCP publica licitações, itens, resultados e documentos em consultas separadas, e os arquivos podem chegar em qualquer ordem. O que vem antes da sua licitação **aguarda**: assim que ela entra, os itens se juntam a ela.

Arquivos de itens do PNCP nem sempre dizem a que compra pertencem. Nesse caso a prévia pergunta, e você informa o número de controle.

## Quando o mesmo registro vem de duas fontes

Uma compra federal costuma aparecer no PNCP e no Compras.gov.br com o mesmo número de controle. No Certame é uma licitação só, que fica com os dados mais recentes. A página mostra a fonte e a data da última importação, e o registro original pode ser visto na íntegra.`),
        },
      ],
    },
    {
      key: 'bills',
      title: 'Projetos de lei',
      icon: 'book-open',
      icon_color: 'text-info',
      articles: [
        {
          slug: 'importar-projetos-de-lei',
          title: 'Como importo projetos de lei da Câmara e do Senado?',
          html: toHtml(`
As duas casas publicam dados abertos. Baixe as respostas em JSON e envie-as em **Enviar arquivos**; o Certame reconhece de que casa são.

Da Câmara vêm arquivos separados: proposições, tramitações, autores e tipos. Envie-os em qualquer ordem. Do Senado vem a lista de matérias.

## O que esperar

- A **situação** é a última informada por um andamento; a maioria dos andamentos não informa nenhuma.
- Um projeto que passa pelas duas casas tem uma página em cada uma, como acontece nelas.
- O que um arquivo não diz continua como estava: uma lista resumida não apaga detalhes que outro arquivo trouxe.

Acompanhe um projeto com a estrela para saber quando houver andamento.`),
        },
      ],
    },
  ],
};
