/** Construction, engineering, energy and maintenance; see `parse.ts` for the notation. */
export const constructionOccupations = `
Structural Engineer|Ingénieur structure +
Civil Engineer|Ingénieur civil +
Site Engineer|Ingénieur de chantier +
Project Engineer|Ingénieur projet +
Fit-out Project Engineer|Ingénieur projet d’aménagement intérieur
Fit-out Project Manager|Chef de projet d’aménagement intérieur
Construction Project Manager|Chef de projet de construction +
Construction Manager|Directeur de travaux
Project Director|Directeur de projet
Geotechnical Engineer|Ingénieur géotechnicien +
Highway Engineer|Ingénieur routier +
Bridge Engineer|Ingénieur en ouvrages d’art +
Drainage Engineer|Ingénieur assainissement
Infrastructure Engineer|Ingénieur infrastructures +
Traffic Engineer|Ingénieur trafic
Rail Engineer|Ingénieur ferroviaire +
Tunnel Engineer|Ingénieur tunnels
Marine Engineer|Ingénieur maritime
Coastal Engineer|Ingénieur côtier
Façade Engineer|Ingénieur façade
Mechanical Engineer|Ingénieur mécanique +
Electrical Engineer|Ingénieur électricien +
MEP Engineer|Ingénieur lots techniques +
MEP Coordinator|Coordinateur lots techniques
MEP Manager|Responsable lots techniques
HVAC Engineer|Ingénieur CVC +
HVAC Technician|Technicien CVC +
Plumbing Engineer|Ingénieur plomberie
Fire Protection Engineer|Ingénieur protection incendie +
Fire Alarm Technician|Technicien alarme incendie
Low Current Engineer|Ingénieur courants faibles
BMS Engineer|Ingénieur gestion technique du bâtiment
Elevator Technician|Technicien ascensoriste
Elevator Engineer|Ingénieur ascenseurs
Commissioning Engineer|Ingénieur mise en service +
Planning Engineer|Ingénieur planification +
Cost Engineer|Ingénieur coûts
Cost Manager|Responsable des coûts
Quantity Surveyor|Métreur +
Estimator|Chargé d’estimation +
Tendering Engineer|Ingénieur appels d’offres
Contracts Engineer|Ingénieur contrats
Contracts Manager|Responsable des contrats +
Contract Administrator|Administrateur de contrats
Claims Specialist|Spécialiste des réclamations
Design Manager|Responsable de la conception
Design Engineer|Ingénieur de conception +
BIM Manager|BIM manager
BIM Coordinator|Coordinateur BIM
BIM Modeler|Modeleur BIM
Revit Modeler|Modeleur Revit
AutoCAD Draftsman|Dessinateur AutoCAD +
Civil Draftsman|Dessinateur génie civil
Electrical Draftsman|Dessinateur électricité
Mechanical Draftsman|Dessinateur mécanique
Structural Draftsman|Dessinateur structure
Architect|Architecte +
Project Architect|Architecte de projet
Landscape Architect|Architecte paysagiste +
Urban Planner|Urbaniste +
Interior Designer|Architecte d’intérieur +
Interior Architect|Architecte d’intérieur de projet
Land Surveyor|Géomètre +
Survey Engineer|Ingénieur topographe
GIS Specialist|Spécialiste SIG +
GIS Analyst|Analyste SIG
Resident Engineer|Ingénieur résident
Site Supervisor|Chef de chantier
Civil Foreman|Contremaître génie civil
Electrical Foreman|Contremaître électricité
Mechanical Foreman|Contremaître mécanique
Plumbing Foreman|Contremaître plomberie
Scaffolding Supervisor|Chef d’équipe échafaudage
Scaffolder|Échafaudeur
Mason|Maçon
Steel Fixer|Ferrailleur
Shuttering Carpenter|Coffreur
Carpenter|Charpentier
Joiner|Menuisier
Furniture Carpenter|Ébéniste
Tile Setter|Carreleur
Marble Installer|Marbrier poseur
Plasterer|Plâtrier
Painter|Peintre en bâtiment
Spray Painter|Peintre au pistolet
Gypsum Board Installer|Plaquiste
Glazier|Vitrier
Aluminium Fabricator|Menuisier aluminium
Waterproofing Applicator|Étancheur
Roofer|Couvreur
Plumber|Plombier
Pipe Fitter|Tuyauteur
Duct Fabricator|Fabricant de gaines
Electrician|Électricien
Industrial Electrician|Électricien industriel
Cable Jointer|Monteur de câbles
Welder|Soudeur
Structural Welder|Soudeur de charpente
Welding Inspector|Inspecteur en soudage
Fabricator|Chaudronnier
Rigger|Gréeur
Crane Operator|Grutier
Tower Crane Operator|Conducteur de grue à tour
Excavator Operator|Conducteur de pelle
Bulldozer Operator|Conducteur de bulldozer
Wheel Loader Operator|Conducteur de chargeuse
Grader Operator|Conducteur de niveleuse
Forklift Operator|Cariste
Concrete Pump Operator|Conducteur de pompe à béton
Batching Plant Operator|Opérateur de centrale à béton
Asphalt Foreman|Contremaître enrobés
Construction Worker|Ouvrier du bâtiment
Helper|Aide-ouvrier
Safety Engineer|Ingénieur sécurité +
Safety Officer|Agent de sécurité au travail +
HSE Engineer|Ingénieur HSE +
HSE Manager|Responsable HSE +
HSE Officer|Agent HSE +
Environmental Engineer|Ingénieur environnement +
Environmental Specialist|Spécialiste environnement
Sustainability Consultant|Consultant en développement durable +
Sustainability Manager|Responsable du développement durable
LEED Consultant|Consultant LEED
GSAS Consultant|Consultant GSAS
QA/QC Engineer|Ingénieur assurance et contrôle qualité +
QA/QC Manager|Responsable assurance et contrôle qualité
QA/QC Inspector|Inspecteur qualité
Quality Engineer|Ingénieur qualité +
Materials Engineer|Ingénieur matériaux
Laboratory Technician|Technicien de laboratoire +
Document Controller|Contrôleur documentaire +
Site Administrator|Administrateur de chantier
Facilities Engineer|Ingénieur des installations +
Facilities Manager|Responsable des installations +
Facilities Coordinator|Coordinateur des installations
Maintenance Engineer|Ingénieur maintenance +
Maintenance Manager|Responsable de la maintenance
Maintenance Supervisor|Chef d’équipe maintenance
Maintenance Planner|Planificateur de maintenance
Maintenance Technician|Technicien de maintenance +
Building Maintenance Technician|Technicien de maintenance du bâtiment
AC Technician|Technicien en climatisation
Chiller Technician|Technicien groupes froids
Refrigeration Technician|Frigoriste
Generator Technician|Technicien groupes électrogènes
Handyman|Homme à tout faire
Landscaper|Jardinier paysagiste
Gardener|Jardinier
Irrigation Technician|Technicien irrigation
Swimming Pool Technician|Technicien piscine
Pest Control Technician|Technicien antiparasitaire
Petroleum Engineer|Ingénieur pétrolier +
Reservoir Engineer|Ingénieur réservoir +
Drilling Engineer|Ingénieur de forage +
Drilling Supervisor|Superviseur de forage
Well Engineer|Ingénieur puits
Completion Engineer|Ingénieur complétion
Production Engineer|Ingénieur de production +
Process Engineer|Ingénieur procédés +
Chemical Engineer|Ingénieur chimiste +
Piping Engineer|Ingénieur tuyauterie +
Pipeline Engineer|Ingénieur pipelines
Rotating Equipment Engineer|Ingénieur machines tournantes +
Static Equipment Engineer|Ingénieur équipements statiques
Corrosion Engineer|Ingénieur corrosion +
Inspection Engineer|Ingénieur inspection +
NDT Technician|Technicien contrôle non destructif
Instrumentation Engineer|Ingénieur instrumentation +
Instrument Technician|Technicien en instrumentation +
Control Systems Engineer|Ingénieur contrôle-commande +
Automation Engineer|Ingénieur automatismes +
PLC Programmer|Programmeur d’automates
Reliability Engineer|Ingénieur fiabilité +
Process Safety Engineer|Ingénieur sécurité des procédés +
Geologist|Géologue +
Geophysicist|Géophysicien +
Petrophysicist|Pétrophysicien
Mud Engineer|Ingénieur fluides de forage
Field Operator|Opérateur de terrain
Control Room Operator|Opérateur de salle de contrôle
Plant Operator|Opérateur d’installation
Shift Supervisor|Chef de quart
Plant Manager|Directeur d’usine
Turnaround Planner|Planificateur d’arrêts
LNG Process Engineer|Ingénieur procédés GNL
Power Plant Engineer|Ingénieur de centrale électrique
Power Systems Engineer|Ingénieur réseaux électriques +
Substation Engineer|Ingénieur postes électriques
Protection Engineer|Ingénieur protection électrique
Transmission Engineer|Ingénieur transport d’électricité
Solar Engineer|Ingénieur solaire
Renewable Energy Engineer|Ingénieur énergies renouvelables
Energy Manager|Responsable énergie
Water Treatment Engineer|Ingénieur traitement de l’eau
Water Treatment Operator|Opérateur de traitement de l’eau
Desalination Engineer|Ingénieur dessalement
District Cooling Engineer|Ingénieur réseau de froid urbain
Meter Reader|Releveur de compteurs
Industrial Engineer|Ingénieur industriel +
Manufacturing Engineer|Ingénieur de fabrication
Production Manager|Directeur de production
Production Supervisor|Superviseur de production
Production Planner|Planificateur de production
Machine Operator|Opérateur de machine
CNC Operator|Opérateur CNC
CNC Programmer|Programmeur CNC
Machinist|Usineur
Lathe Operator|Tourneur
Millwright|Mécanicien monteur
Mechanical Technician|Technicien mécanique +
Electrical Technician|Technicien électricien +
Electronics Technician|Technicien en électronique
Electronics Engineer|Ingénieur électronique +
Mechanical Fitter|Ajusteur mécanicien
Quality Control Inspector|Contrôleur qualité +
Quality Manager|Responsable qualité
Packaging Operator|Opérateur de conditionnement
Factory Worker|Ouvrier d’usine
Printing Press Operator|Conducteur de presse d’imprimerie
Upholsterer|Tapissier
Tailor|Tailleur
`;
