/** Information technology, telecommunications, data, design and media; see `parse.ts` for the notation. */
export const technologyOccupations = `
Software Engineer|Ingénieur logiciel +
Software Developer|Développeur logiciel +
Full Stack Developer|Développeur full stack +
Front End Developer|Développeur front-end +
Back End Developer|Développeur back-end +
Web Developer|Développeur web +
Mobile Developer|Développeur mobile +
Android Developer|Développeur Android +
iOS Developer|Développeur iOS +
Flutter Developer|Développeur Flutter +
React Developer|Développeur React +
React Native Developer|Développeur React Native +
Angular Developer|Développeur Angular +
Node.js Developer|Développeur Node.js +
Java Developer|Développeur Java +
.NET Developer|Développeur .NET +
PHP Developer|Développeur PHP +
Laravel Developer|Développeur Laravel +
Python Developer|Développeur Python +
C++ Developer|Développeur C++ +
Go Developer|Développeur Go +
SharePoint Developer|Développeur SharePoint
Power Platform Developer|Développeur Power Platform
Salesforce Developer|Développeur Salesforce +
Salesforce Administrator|Administrateur Salesforce
SAP Consultant|Consultant SAP +
SAP ABAP Developer|Développeur SAP ABAP
SAP FICO Consultant|Consultant SAP FICO +
SAP MM Consultant|Consultant SAP MM
Oracle Consultant|Consultant Oracle +
Oracle Developer|Développeur Oracle
ERP Consultant|Consultant ERP +
ERP Manager|Responsable ERP
Odoo Developer|Développeur Odoo
Dynamics 365 Consultant|Consultant Dynamics 365 +
Embedded Software Engineer|Ingénieur logiciel embarqué +
Game Developer|Développeur de jeux
Blockchain Developer|Développeur blockchain
Solutions Architect|Architecte de solutions +
Software Architect|Architecte logiciel
Enterprise Architect|Architecte d’entreprise +
Cloud Architect|Architecte cloud +
Cloud Engineer|Ingénieur cloud +
DevOps Engineer|Ingénieur DevOps +
Site Reliability Engineer|Ingénieur fiabilité des services +
Platform Engineer|Ingénieur plateforme +
Systems Engineer|Ingénieur systèmes +
Systems Administrator|Administrateur systèmes +
Linux Administrator|Administrateur Linux
Windows Administrator|Administrateur Windows
Network Engineer|Ingénieur réseaux +
Network Administrator|Administrateur réseaux
Network Architect|Architecte réseaux
Network Technician|Technicien réseaux
Wireless Engineer|Ingénieur sans fil
Telecommunications Engineer|Ingénieur télécoms +
Telecommunications Technician|Technicien télécoms
RF Engineer|Ingénieur radiofréquence +
Fibre Optic Technician|Technicien fibre optique
Data Centre Engineer|Ingénieur centre de données
Data Centre Technician|Technicien centre de données
Database Administrator|Administrateur de bases de données +
Database Developer|Développeur de bases de données
Data Analyst|Analyste de données +
Data Scientist|Data scientist +
Data Engineer|Ingénieur de données +
Data Architect|Architecte de données
Data Governance Specialist|Spécialiste de la gouvernance des données
Business Intelligence Analyst|Analyste décisionnel +
Business Intelligence Developer|Développeur décisionnel +
Power BI Developer|Développeur Power BI
Machine Learning Engineer|Ingénieur apprentissage automatique +
AI Engineer|Ingénieur en intelligence artificielle +
Prompt Engineer|Ingénieur de requêtes IA
Cyber Security Analyst|Analyste cybersécurité +
Cyber Security Engineer|Ingénieur cybersécurité +
Cyber Security Manager|Responsable cybersécurité
Information Security Officer|Responsable de la sécurité de l’information
Chief Information Security Officer|Directeur de la sécurité de l’information
SOC Analyst|Analyste SOC +
Penetration Tester|Testeur d’intrusion +
IT Auditor|Auditeur informatique +
IT Manager|Responsable informatique +
IT Director|Directeur informatique
Chief Information Officer|Directeur des systèmes d’information
Chief Technology Officer|Directeur technique
Chief Digital Officer|Directeur du numérique
IT Project Manager|Chef de projet informatique +
IT Business Analyst|Analyste fonctionnel informatique
IT Support Engineer|Ingénieur support informatique +
IT Support Technician|Technicien support informatique
Help Desk Technician|Technicien d’assistance
Service Desk Manager|Responsable du centre de services
Desktop Support Engineer|Ingénieur support postes de travail
IT Coordinator|Coordinateur informatique
IT Procurement Specialist|Spécialiste achats informatiques
IT Trainer|Formateur informatique
QA Engineer|Ingénieur assurance qualité logicielle +
Software Tester|Testeur logiciel +
Test Automation Engineer|Ingénieur automatisation des tests +
Scrum Master|Scrum master +
Agile Coach|Coach agile
Product Owner|Product owner +
Product Manager|Chef de produit +
Technical Product Manager|Chef de produit technique
Engineering Manager|Responsable d’ingénierie +
Technical Lead|Responsable technique
Technical Writer|Rédacteur technique +
Technical Support Engineer|Ingénieur support technique +
Implementation Consultant|Consultant en déploiement
Product Designer|Designer produit +
UX Designer|Designer UX +
UI Designer|Designer UI +
UX Researcher|Chercheur UX
Web Designer|Webdesigner +
Graphic Designer|Graphiste +
Motion Designer|Motion designer +
Art Director|Directeur artistique
Creative Director|Directeur de création
Illustrator|Illustrateur
3D Visualizer|Infographiste 3D +
3D Artist|Artiste 3D
Animator|Animateur 2D et 3D +
Photographer|Photographe
Videographer|Vidéaste +
Video Editor|Monteur vidéo +
Camera Operator|Cadreur
Sound Engineer|Ingénieur du son
Audio Visual Technician|Technicien audiovisuel +
Lighting Technician|Technicien lumière
Broadcast Engineer|Ingénieur de diffusion
Fashion Designer|Styliste +
Jewellery Designer|Designer en joaillerie
Exhibition Designer|Scénographe d’exposition
Furniture Designer|Designer de mobilier
Industrial Designer|Designer industriel
Print Designer|Maquettiste
E-commerce Manager|Responsable e-commerce +
E-commerce Specialist|Spécialiste e-commerce
CRM Specialist|Spécialiste CRM
CRM Manager|Responsable CRM
Digital Transformation Manager|Responsable de la transformation numérique
Security Systems Engineer|Ingénieur systèmes de sûreté
CCTV Technician|Technicien vidéosurveillance
ELV Engineer|Ingénieur courants faibles et sûreté
Smart Home Technician|Technicien domotique
Drone Operator|Télépilote de drone
Robotics Engineer|Ingénieur robotique
Photocopier Technician|Technicien photocopieurs
Mobile Phone Technician|Technicien en téléphonie mobile
`;
