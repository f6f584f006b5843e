// Invented users of the demonstration, with reserved addresses; none of them can sign in.
import type { ListRole, Plan, Status } from '#features/auth/server/tables.ts';

export type DemoPerson = {
  name: string;
  username: string;
  company: string;
  country: string;
  contact: string;
  role: ListRole;
  plan: Plan;
  status: Status;
};

const who = (
  name: string,
  username: string,
  company: string,
  country: string,
  contact: string,
  [role, plan, status]: [ListRole, Plan, Status],
): DemoPerson => ({ name, username, company, country, contact, role, plan, status });

/** In the order of their creation. */
export const demoPeople: readonly DemoPerson[] = [
  who('Adélia Monteverde', 'adelia.m', 'Prefeitura de Serra Clara', 'Brasil', '(31) 5550-0142', ['editor', 'company', 'active']),
  who('Baltazar Quintino', 'baltazar', 'Construtora Pedra Lavrada', 'Brasil', '(83) 5550-0117', ['subscriber', 'basic', 'active']),
  who('Cecília Arruda Paz', 'cecilia.paz', 'Câmara Municipal de Ribeirinha', 'Brasil', '(16) 5550-0188', ['author', 'team', 'active']),
  who('Domingos Salvaterra', 'dsalvaterra', 'Atlântico Sistemas', 'Portugal', '+351 21 555 0104', ['maintainer', 'enterprise', 'active']),
  who('Eulália Brandão', 'eulalia', 'Secretaria de Obras de Campo Belo', 'Brasil', '(37) 5550-0123', ['editor', 'team', 'inactive']),
  who('Fabrício Montenegro', 'fabricio_m', 'Montenegro Alimentos', 'Brasil', '(51) 5550-0166', ['subscriber', 'basic', 'active']),
  who('Graça Nzinga', 'graca.nzinga', 'Kwanza Engenharia', 'Angola', '+244 222 555 010', ['author', 'company', 'active']),
  who('Heitor Vilas-Boas', 'heitorvb', 'Universidade do Vale Azul', 'Brasil', '(12) 5550-0131', ['admin', 'enterprise', 'inactive']),
  who('Iara Tupinambá', 'iara', 'Instituto Mata Viva', 'Brasil', '(92) 5550-0175', ['editor', 'company', 'active']),
  who('Jacinto Feitosa', 'jfeitosa', 'Feitosa & Irmãos Transportes', 'Brasil', '(85) 5550-0119', ['subscriber', 'team', 'pending']),
  who('Karina Bettencourt', 'karina.b', 'Açor Consultoria', 'Portugal', '+351 22 555 0147', ['maintainer', 'company', 'active']),
  who('Leopoldo Assunção', 'leopoldo', 'Consórcio Intermunicipal do Planalto', 'Brasil', '(61) 5550-0154', [
    'author',
    'enterprise',
    'active',
  ]),
  who('Marília Castanheira', 'marilia', 'Hospital Regional Boa Vista', 'Brasil', '(95) 5550-0128', ['editor', 'company', 'active']),
  who('Nivaldo Peçanha', 'nivaldo.p', 'Peçanha Material Hospitalar', 'Brasil', '(21) 5550-0193', ['subscriber', 'basic', 'active']),
  who('Odete Furtado', 'odete', 'Agência de Águas do Sertão', 'Brasil', '(87) 5550-0136', ['author', 'team', 'active']),
  who('Plínio Caldeira', 'plinio', 'Caldeira Informática', 'Brasil', '(48) 5550-0172', ['subscriber', 'team', 'inactive']),
  who('Quitéria Lobo', 'quiteria.lobo', 'Prefeitura de Três Pontes', 'Brasil', '(35) 5550-0109', ['editor', 'company', 'active']),
  who('Raimundo Xavante', 'raimundo', 'Cooperativa Rio Manso', 'Brasil', '(65) 5550-0145', ['subscriber', 'basic', 'pending']),
  who('Sílvia Mondlane', 'silvia.mondlane', 'Índico Logística', 'Moçambique', '+258 21 555 016', ['author', 'company', 'active']),
  who('Teodoro Guimarães', 'teodoro', 'Tribunal de Contas de Vila Nova', 'Brasil', '(71) 5550-0181', [
    'maintainer',
    'enterprise',
    'active',
  ]),
  who('Ursulina Prates', 'ursulina', 'Prates Uniformes', 'Brasil', '(47) 5550-0112', ['subscriber', 'basic', 'active']),
  who('Valdomiro Seixas', 'vseixas', 'Companhia de Saneamento Litorânea', 'Brasil', '(13) 5550-0159', ['editor', 'enterprise', 'active']),
  who('Wilma Strehl', 'wilma', 'Strehl Energia Solar', 'Brasil', '(54) 5550-0127', ['subscriber', 'team', 'active']),
  who('Xênia Rocha Leal', 'xenia', 'Escola Técnica do Cerrado', 'Brasil', '(62) 5550-0163', ['author', 'basic', 'active']),
  who('Ygor Paranhos', 'ygor', 'Paranhos Pavimentação', 'Brasil', '(67) 5550-0138', ['subscriber', 'company', 'inactive']),
  who('Zenaide Carvalhal', 'zenaide', 'Secretaria de Saúde de Porto Manso', 'Brasil', '(73) 5550-0196', ['editor', 'company', 'active']),
  who('Abelardo Tinoco', 'abelardo', 'Tinoco Segurança Patrimonial', 'Brasil', '(84) 5550-0105', ['subscriber', 'team', 'active']),
  who('Benedita Évora', 'benedita.evora', 'Morabeza Turismo', 'Cabo Verde', '+238 255 50 11', ['subscriber', 'basic', 'active']),
  who('Cassiano Belmonte', 'cassiano', 'Belmonte Móveis Escolares', 'Brasil', '(41) 5550-0149', ['subscriber', 'basic', 'pending']),
  who('Dulcineia Amaral', 'dulce.amaral', 'Defensoria Pública do Norte', 'Brasil', '(96) 5550-0114', ['author', 'team', 'active']),
  who('Evandro Lustosa', 'evandro', 'Lustosa Engenharia Elétrica', 'Brasil', '(86) 5550-0178', ['maintainer', 'company', 'active']),
  who('Filomena Tavares', 'filomena', 'Tavares & Couto Advogados', 'Portugal', '+351 23 955 0121', ['author', 'enterprise', 'active']),
  who('Genésio Barreto', 'genesio', 'Autarquia de Trânsito de Lagoa Rasa', 'Brasil', '(82) 5550-0133', ['editor', 'team', 'active']),
  who('Hortênsia Vidigal', 'hortensia', 'Vidigal Limpeza Urbana', 'Brasil', '(27) 5550-0152', ['subscriber', 'company', 'active']),
  who('Inácio Macedo', 'inacio.macedo', 'Prefeitura de Alto Sereno', 'Brasil', '(49) 5550-0187', ['editor', 'basic', 'inactive']),
  who('Joaquina Sobral', 'joaquina', 'Sobral Papelaria', 'Brasil', '(88) 5550-0116', ['subscriber', 'basic', 'active']),
  who('Laércio Pimentel', 'laercio', 'Departamento de Estradas do Leste', 'Brasil', '(33) 5550-0141', [
    'maintainer',
    'enterprise',
    'active',
  ]),
  who('Mafalda Cabrita', 'mafalda', 'Cabrita Medicamentos', 'Portugal', '+351 28 955 0168', ['subscriber', 'company', 'pending']),
  who('Natanael Corumbá', 'natanael', 'Corumbá Pescados', 'Brasil', '(67) 5550-0124', ['subscriber', 'basic', 'active']),
  who('Ondina Falcão', 'ondina', 'Fundação Cultural da Praia Grande', 'Brasil', '(98) 5550-0171', ['author', 'team', 'active']),
  who('Porfírio Kiala', 'porfirio.kiala', 'Benguela Construções', 'Angola', '+244 272 555 014', ['subscriber', 'team', 'active']),
  who('Rosalvo Teixeira', 'rosalvo', 'Teixeira Veículos Especiais', 'Brasil', '(79) 5550-0155', ['subscriber', 'company', 'active']),
  who('Salete Zanella', 'salete', 'Prefeitura de Vale dos Pinhais', 'Brasil', '(46) 5550-0139', ['editor', 'company', 'active']),
  who('Tarcísio Mourão', 'tarcisio', 'Mourão Perfurações', 'Brasil', '(89) 5550-0184', ['subscriber', 'basic', 'inactive']),
  who('Urbano Escobar', 'urbano', 'Escobar Importações', 'Uruguai', '+598 2555 0118', ['subscriber', 'team', 'active']),
  who('Violeta Aguirre', 'violeta', 'Aguirre Equipos Médicos', 'Argentina', '+54 11 5555 0146', ['maintainer', 'company', 'pending']),
  who('Washington Prado', 'washington', 'Corpo de Bombeiros de Mar Alto', 'Brasil', '(28) 5550-0173', ['author', 'basic', 'active']),
  who('Zuleica Nogueira', 'zuleica', 'Nogueira Tecnologia Educacional', 'Brasil', '(19) 5550-0107', ['admin', 'team', 'pending']),
];
