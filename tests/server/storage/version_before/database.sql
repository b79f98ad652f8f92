BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE analyses (
	id TEXT NOT NULL, 
	subject TEXT NOT NULL, 
	budget TEXT NOT NULL, 
	status TEXT NOT NULL, 
	done INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	result TEXT, 
	error TEXT, 
	at DOUBLE NOT NULL, 
	claimed_until DOUBLE, 
	claimed_by TEXT, 
	PRIMARY KEY (id), 
	CONSTRAINT uq_analyses_subject UNIQUE (subject, budget)
);
CREATE TABLE guests (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created_at DOUBLE NOT NULL, 
	seen_at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('boaP1y55adzraWUPqfIc9A','Anna',1.79488350900773048404e+09,1.79488350900773048404e+09);
INSERT INTO "guests" VALUES('y-4bBFpcQUU5EwrjscC7AQ','Juris',1.79488350923204612735e+09,1.79488350923204612735e+09);
CREATE TABLE links (
	hash TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	expires_at DOUBLE NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE
);
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	kind TEXT NOT NULL, 
	guest TEXT, 
	command TEXT, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, version), 
	CONSTRAINT uq_log_command UNIQUE (table_id, guest, command)
);
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',1,1.79488350986456394195e+09,'opened','boaP1y55adzraWUPqfIc9A',NULL,'{"kind":"opened","settings":{"rules":{"base":"triomino","target":60},"rounds_to_play":null,"well_size":null,"youngest":0,"turn_seconds":null,"grace_seconds":null,"when_away":"bot","stand_in":"casual","public":true,"hints":true},"seats":[{"kind":"person"},{"kind":"person"},{"kind":"bot","bot":"greedy"}],"secret":"621edf35e7b41524796a4316bf0eb30c1ed5b17c802ea0c0139f8880ec1fc210","kept":{},"practice":null}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',2,1.79488351039586400978e+09,'sat','boaP1y55adzraWUPqfIc9A','a1339ca2963cf3a1','{"kind":"sat","seats":[0],"contribution":"852ceddc03fea353aa7a00598a9c586d99d389369b90ebfc337ddcaeefceb0b4"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',3,1.79488351051185512537e+09,'sat','y-4bBFpcQUU5EwrjscC7AQ','3c6bac63456d102f','{"kind":"sat","seats":[1],"contribution":"3609a13b2c0c7818ada7c67f7353c4858bb049bdf0d6511130a628c265a95e88"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',4,1.79488351055972790719e+09,'started','boaP1y55adzraWUPqfIc9A','63f15fc114fbbdac','{"kind":"started"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',5,1.79488351068768334393e+09,'dealt',NULL,NULL,'{"kind":"dealt"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',6,1.79488351085801529881e+09,'played',NULL,NULL,'{"kind":"played","seat":2,"action":"555u0,0","by":"bot"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',7,1.79488351093053817748e+09,'played','boaP1y55adzraWUPqfIc9A','516c1d064c06d25e','{"kind":"played","seat":0,"action":"552d0,0","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',8,1.79488351101229286189e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','938c650714baa3ad','{"kind":"played","seat":1,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',9,1.79488351123212981231e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','7d2495c650ec43f2','{"kind":"played","seat":1,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',10,1.79488351132926392556e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','96545687cbca462b','{"kind":"played","seat":1,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',11,1.79488351146781849863e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','e91daa419d5c0e19','{"kind":"played","seat":1,"action":"pass","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',12,1.79488351154424834255e+09,'played',NULL,NULL,'{"kind":"played","seat":2,"action":"125u0,1","by":"bot"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',13,1.79488351160445165632e+09,'played','boaP1y55adzraWUPqfIc9A','99847818c854087c','{"kind":"played","seat":0,"action":"245u1,0","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',14,1.79488351176078081133e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','16004296be7c8664','{"kind":"played","seat":1,"action":"423d1,0","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',15,1.79488351190371632579e+09,'played',NULL,NULL,'{"kind":"played","seat":2,"action":"212d0,1","by":"bot"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',16,1.79488351199000191688e+09,'played','boaP1y55adzraWUPqfIc9A','e49aa1705fdc7724','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',17,1.79488351211342978472e+09,'played','boaP1y55adzraWUPqfIc9A','fc798535483cbf3e','{"kind":"played","seat":0,"action":"055d0,-1","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',18,1.79488351217715215685e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','4a460fba5cfb990d','{"kind":"played","seat":1,"action":"454d1,-1","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',19,1.79488351233769083022e+09,'played',NULL,NULL,'{"kind":"played","seat":2,"action":"500u0,-1","by":"bot"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',20,1.79488351244504618642e+09,'played','boaP1y55adzraWUPqfIc9A','cd8ff9fb645736bb','{"kind":"played","seat":0,"action":"200d0,-2","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',21,1.79488351250794100758e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','d179dfdd4c7c4aa9','{"kind":"played","seat":1,"action":"025u0,-2","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',22,1.79488351266404676438e+09,'played',NULL,NULL,'{"kind":"played","seat":2,"action":"draw","by":"bot"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',23,1.79488351276411366467e+09,'played',NULL,NULL,'{"kind":"played","seat":2,"action":"352d0,-3","by":"bot"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',24,1.79488351283575320238e+09,'played','boaP1y55adzraWUPqfIc9A','3e6d9efd3611e890','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',25,1.79488351292017245296e+09,'played','boaP1y55adzraWUPqfIc9A','f3a1e00c2dba34c6','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',26,1.79488351300591826437e+09,'played','boaP1y55adzraWUPqfIc9A','b844dcf9e1c91800','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',27,1.79488351318147039414e+09,'played','boaP1y55adzraWUPqfIc9A','dcd0b31f82721f44','{"kind":"played","seat":0,"action":"035d-1,-1","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',28,1.7948835132558419704e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','86bf2be2806792e5','{"kind":"played","seat":1,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',29,1.79488351333639788633e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','4b9fc7cc13194032','{"kind":"played","seat":1,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',30,1.79488351344021868699e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','1e769c24db119b30','{"kind":"played","seat":1,"action":"501d-1,1","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',31,1.79488351350011944768e+09,'played',NULL,NULL,'{"kind":"played","seat":2,"action":"353u-1,0","by":"bot"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',32,1.79488351357588100431e+09,'played','boaP1y55adzraWUPqfIc9A','bd92b0668fbf0ab6','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',33,1.79488351364039278035e+09,'played','boaP1y55adzraWUPqfIc9A','09419afea0ce0c84','{"kind":"played","seat":0,"action":"343d-2,0","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',34,1.79488351365594434733e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','5c1922fc43e08a67','{"kind":"played","seat":1,"action":"010u-1,2","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',35,1.79488351368798899647e+09,'played',NULL,NULL,'{"kind":"played","seat":2,"action":"draw","by":"bot"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',36,1.79488351374842858309e+09,'played',NULL,NULL,'{"kind":"played","seat":2,"action":"233u1,-3","by":"bot"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',37,1.79488351378039050101e+09,'played','boaP1y55adzraWUPqfIc9A','407f7fc4be40f03d','{"kind":"played","seat":0,"action":"033d1,-4","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',38,1.79488351384822344787e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','7e1b525f0bb80cdc','{"kind":"played","seat":1,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',39,1.79488351397653412818e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','c83bb0fdef6322bc','{"kind":"played","seat":1,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',40,1794883514.07559,'played','y-4bBFpcQUU5EwrjscC7AQ','137b65d891c0bbdd','{"kind":"played","seat":1,"action":"012u1,-2","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',41,1.79488351415625929834e+09,'played',NULL,NULL,'{"kind":"played","seat":2,"action":"draw","by":"bot"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',42,1.79488351423636293413e+09,'played',NULL,NULL,'{"kind":"played","seat":2,"action":"000d-2,2","by":"bot"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',43,1.79488351432596254355e+09,'played','boaP1y55adzraWUPqfIc9A','a912fa304817dd62','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',44,1.79488351440862798692e+09,'played','boaP1y55adzraWUPqfIc9A','7500a5f9836d90f4','{"kind":"played","seat":0,"action":"301u-1,-1","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',45,1.79488351443959426876e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','74ed65a7fb191c67','{"kind":"played","seat":1,"action":"404u2,-1","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',46,1.7948835145481345653e+09,'played',NULL,NULL,'{"kind":"played","seat":2,"action":"123d-2,-1","by":"bot"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',47,1.79488351464895200728e+09,'played','boaP1y55adzraWUPqfIc9A','2246c472843c404b','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',48,1.79488351474041175838e+09,'played','boaP1y55adzraWUPqfIc9A','69015dc99e6e118c','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',49,1.79488351483947944633e+09,'played','boaP1y55adzraWUPqfIc9A','c27805d3905bb0de','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',50,1.79488351492024707798e+09,'played','boaP1y55adzraWUPqfIc9A','5dd87724add8d07e','{"kind":"played","seat":0,"action":"101d-1,2","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',51,1.79488351495170640943e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','e7baf739b7e2c6b1','{"kind":"played","seat":1,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',52,1.79488351503629684447e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','516cea3e118dd476','{"kind":"played","seat":1,"action":"534u0,-3","by":"person"}');
INSERT INTO "log" VALUES('_ITln4yFSOenkxqEVMyDIg',53,1.7948835150963454246e+09,'played',NULL,NULL,'{"kind":"played","seat":2,"action":"140d2,-2","by":"bot"}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',1,1.7948835153274054527e+09,'opened','boaP1y55adzraWUPqfIc9A',NULL,'{"kind":"opened","settings":{"rules":"tri-domino","rounds_to_play":null,"well_size":null,"youngest":0,"turn_seconds":259200,"grace_seconds":null,"when_away":"bot","stand_in":"casual","public":false,"hints":true},"seats":[{"kind":"person"},{"kind":"person"}],"secret":"74631f5b747227f028d179e37ed928af5d5124b3c26b37c69a5790dbc1d4ff82","kept":{},"practice":null}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',2,1.79488351602509474749e+09,'sat','boaP1y55adzraWUPqfIc9A','1898d97af4682ae2','{"kind":"sat","seats":[0],"contribution":"64769018efc228e539adc4e233eec9522d203b71237b95f6aab08c4298221871"}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',3,1.79488351615573501584e+09,'sat','y-4bBFpcQUU5EwrjscC7AQ','d8bab9ca244a51de','{"kind":"sat","seats":[1],"contribution":"0d45ea1f7d4fbd94a934d9e98e63b24fd4a468bda7dbdfeaabbb4e838c243a0f"}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',4,1.79488351636931133276e+09,'started','boaP1y55adzraWUPqfIc9A','5add451529cf9abf','{"kind":"started"}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',5,1.79488351648963046077e+09,'dealt',NULL,NULL,'{"kind":"dealt"}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',6,1.79488351660190558435e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','28bfe471778dfca3','{"kind":"played","seat":1,"action":"222u0,0","by":"person"}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',7,1.79488351679051566121e+09,'played','boaP1y55adzraWUPqfIc9A','12cb37a713141d39','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',8,1.79488351690805172924e+09,'played','boaP1y55adzraWUPqfIc9A','5b663552402610fe','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',9,1.79488351709448766711e+09,'played','boaP1y55adzraWUPqfIc9A','ae2dc52cb73234d6','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',10,1.79488351724446415901e+09,'played','boaP1y55adzraWUPqfIc9A','69a26cf88bf9e725','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',11,1.79488351740227460862e+09,'played','boaP1y55adzraWUPqfIc9A','f2ac29d15c250332','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',12,1794883517.58055,'played','boaP1y55adzraWUPqfIc9A','4996e841f58d4f5d','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',13,1.79488351790459418292e+09,'played','boaP1y55adzraWUPqfIc9A','7cad047cb7506908','{"kind":"played","seat":0,"action":"322d0,-1","by":"person"}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',14,1.7948835180954091549e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','113eb5d99f8d7fb1','{"kind":"played","seat":1,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',15,1.79488351835050630568e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','e59aaef33a007a6d','{"kind":"played","seat":1,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',16,1.79488351853900027273e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','df1e9994333ab493','{"kind":"played","seat":1,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('SUp35qZZy1QXHAzy-vaWPw',17,1.7948835188195796013e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','a7f90d8ace5370ef','{"kind":"played","seat":1,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('kOAhrNa0IEEpiO4bKwK20g',1,1.79488351915591788296e+09,'opened','boaP1y55adzraWUPqfIc9A',NULL,'{"kind":"opened","settings":{"rules":{"base":"pressman","draw_limit":1},"rounds_to_play":null,"well_size":null,"youngest":0,"turn_seconds":null,"grace_seconds":null,"when_away":"bot","stand_in":"casual","public":false,"hints":true},"seats":[{"kind":"person"},{"kind":"bot","bot":"greedy"}],"secret":"07a81481d40c52be528d7981f7327d7ca95fe1d7e2a637732c9ce52e6e43f58e","kept":{},"practice":null}');
INSERT INTO "log" VALUES('kOAhrNa0IEEpiO4bKwK20g',2,1.79488351941566467292e+09,'sat','boaP1y55adzraWUPqfIc9A','3ccf258f424a6566','{"kind":"sat","seats":[0],"contribution":"82d6b3a80bf75526ff89a2f3d42766eaee422eebe63e0b82c8845e2fbfd71d8f"}');
INSERT INTO "log" VALUES('kOAhrNa0IEEpiO4bKwK20g',3,1.79488351952867484099e+09,'started','boaP1y55adzraWUPqfIc9A','77ba2e3a218b75ce','{"kind":"started"}');
INSERT INTO "log" VALUES('kOAhrNa0IEEpiO4bKwK20g',4,1.7948835197037215233e+09,'dealt',NULL,NULL,'{"kind":"dealt"}');
INSERT INTO "log" VALUES('kOAhrNa0IEEpiO4bKwK20g',5,1.79488351979275631902e+09,'played','boaP1y55adzraWUPqfIc9A','9a517d2f8a8eb2d2','{"kind":"played","seat":0,"action":"000u0,0","by":"person"}');
INSERT INTO "log" VALUES('kOAhrNa0IEEpiO4bKwK20g',6,1.794883519882841587e+09,'played',NULL,NULL,'{"kind":"played","seat":1,"action":"400d0,-1","by":"bot"}');
INSERT INTO "log" VALUES('kOAhrNa0IEEpiO4bKwK20g',7,1.79488351993281579016e+09,'played','boaP1y55adzraWUPqfIc9A','020d2955560abfdb','{"kind":"played","seat":0,"action":"034u1,-1","by":"person"}');
INSERT INTO "log" VALUES('kOAhrNa0IEEpiO4bKwK20g',8,1.79488352000329422948e+09,'played',NULL,NULL,'{"kind":"played","seat":1,"action":"443d1,-2","by":"bot"}');
INSERT INTO "log" VALUES('kOAhrNa0IEEpiO4bKwK20g',9,1.79488352002433228489e+09,'played','boaP1y55adzraWUPqfIc9A','d99f97e33d2f0b00','{"kind":"played","seat":0,"action":"334u2,-2","by":"person"}');
INSERT INTO "log" VALUES('kOAhrNa0IEEpiO4bKwK20g',10,1.79488352010413026809e+09,'played',NULL,NULL,'{"kind":"played","seat":1,"action":"445u1,-2","by":"bot"}');
INSERT INTO "log" VALUES('kOAhrNa0IEEpiO4bKwK20g',11,1.79488352014393901827e+09,'played','boaP1y55adzraWUPqfIc9A','60aff4d04993b8c8','{"kind":"played","seat":0,"action":"302d1,-1","by":"person"}');
INSERT INTO "log" VALUES('kOAhrNa0IEEpiO4bKwK20g',12,1.79488352024454569811e+09,'played',NULL,NULL,'{"kind":"played","seat":1,"action":"534d0,-2","by":"bot"}');
INSERT INTO "log" VALUES('kOAhrNa0IEEpiO4bKwK20g',13,1.79488352031672215459e+09,'played','boaP1y55adzraWUPqfIc9A','98122a447494dbf6','{"kind":"played","seat":0,"action":"335d2,-2","by":"person"}');
INSERT INTO "log" VALUES('kOAhrNa0IEEpiO4bKwK20g',14,1.79488352042052340504e+09,'played',NULL,NULL,'{"kind":"played","seat":1,"action":"draw","by":"bot"}');
INSERT INTO "log" VALUES('kOAhrNa0IEEpiO4bKwK20g',15,1.79488352052396130564e+09,'played',NULL,NULL,'{"kind":"played","seat":1,"action":"120u1,0","by":"bot"}');
INSERT INTO "log" VALUES('rlV41Xb0zG0GLTjErdtl9w',1,1.79488352058990955351e+09,'opened','y-4bBFpcQUU5EwrjscC7AQ',NULL,'{"kind":"opened","settings":{"rules":"triomino","rounds_to_play":null,"well_size":3,"youngest":0,"turn_seconds":null,"grace_seconds":null,"when_away":"bot","stand_in":"casual","public":false,"hints":true},"seats":[{"kind":"person"}],"secret":"6a14ce718c2d70d8f1532b2d89eedd7d154cf0a6364a6f27c1f94f9d165f9ce0","kept":{},"practice":null}');
INSERT INTO "log" VALUES('rlV41Xb0zG0GLTjErdtl9w',2,1.79488352076257133482e+09,'sat','y-4bBFpcQUU5EwrjscC7AQ','752f9f790381e332','{"kind":"sat","seats":[0],"contribution":"7e3a5477962083172b581bb89c78875b1a29e3f73ce63dcc043b3a603a5d22e9"}');
INSERT INTO "log" VALUES('rlV41Xb0zG0GLTjErdtl9w',3,1.79488352090313863754e+09,'started','y-4bBFpcQUU5EwrjscC7AQ','f28a31b8a0fda0a9','{"kind":"started"}');
INSERT INTO "log" VALUES('rlV41Xb0zG0GLTjErdtl9w',4,1.79488352102139854431e+09,'dealt',NULL,NULL,'{"kind":"dealt"}');
INSERT INTO "log" VALUES('rlV41Xb0zG0GLTjErdtl9w',5,1.79488352106792354578e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','a7caabad2cc4e1fd','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('rlV41Xb0zG0GLTjErdtl9w',6,1.79488352119592070579e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','8c92699c3a0208cc','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('rlV41Xb0zG0GLTjErdtl9w',7,1.79488352129150867462e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','4586b52614be14d2','{"kind":"played","seat":0,"action":"draw","by":"person"}');
INSERT INTO "log" VALUES('rlV41Xb0zG0GLTjErdtl9w',8,1.79488352145458292955e+09,'played','y-4bBFpcQUU5EwrjscC7AQ','fb69247ec110aaee','{"kind":"played","seat":0,"action":"pass","by":"person"}');
INSERT INTO "log" VALUES('LWomkDYwMuqPJzKIAUdtnw',1,1.79488352171680927275e+09,'opened','y-4bBFpcQUU5EwrjscC7AQ',NULL,'{"kind":"opened","settings":{"rules":"goliath","rounds_to_play":null,"well_size":null,"youngest":0,"turn_seconds":null,"grace_seconds":null,"when_away":"bot","stand_in":"casual","public":true,"hints":true},"seats":[{"kind":"person"},{"kind":"person"}],"secret":"aa1c8e03134a41d7fce6669b773a119145f49d20636c3a7a78814c7b168ad24f","kept":{},"practice":null}');
INSERT INTO "log" VALUES('LWomkDYwMuqPJzKIAUdtnw',2,1.79488352207969093323e+09,'sat','y-4bBFpcQUU5EwrjscC7AQ','4755062f62d32dc2','{"kind":"sat","seats":[0],"contribution":"cd6e10c9056ff2f28b7f9c14616b9c5b281b92355c9ea2ca60d5ac5e3a0cbc26"}');
CREATE TABLE presence (
	table_id TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	process TEXT NOT NULL, 
	seen_at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, guest, process)
);
CREATE TABLE seatings (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	guest TEXT, 
	name TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seatings" VALUES('_ITln4yFSOenkxqEVMyDIg',0,'boaP1y55adzraWUPqfIc9A','Anna');
INSERT INTO "seatings" VALUES('_ITln4yFSOenkxqEVMyDIg',1,'y-4bBFpcQUU5EwrjscC7AQ','Juris');
INSERT INTO "seatings" VALUES('SUp35qZZy1QXHAzy-vaWPw',0,'boaP1y55adzraWUPqfIc9A','Anna');
INSERT INTO "seatings" VALUES('SUp35qZZy1QXHAzy-vaWPw',1,'y-4bBFpcQUU5EwrjscC7AQ','Juris');
INSERT INTO "seatings" VALUES('kOAhrNa0IEEpiO4bKwK20g',0,'boaP1y55adzraWUPqfIc9A','Anna');
INSERT INTO "seatings" VALUES('rlV41Xb0zG0GLTjErdtl9w',0,'y-4bBFpcQUU5EwrjscC7AQ','Juris');
INSERT INTO "seatings" VALUES('LWomkDYwMuqPJzKIAUdtnw',0,'y-4bBFpcQUU5EwrjscC7AQ','Juris');
CREATE TABLE secrets (
	hash TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE
);
INSERT INTO "secrets" VALUES('a0609ce67a77d3fdea48524777740e6f63aefd196559552b51d39a4e77fada4e','boaP1y55adzraWUPqfIc9A');
INSERT INTO "secrets" VALUES('5997e4161c3e37cc54071e8eca515291c497f63505e5aa016557b77457879231','y-4bBFpcQUU5EwrjscC7AQ');
CREATE TABLE solo (
	table_id TEXT NOT NULL, 
	guest TEXT, 
	rules TEXT NOT NULL, 
	well INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "solo" VALUES('rlV41Xb0zG0GLTjErdtl9w','y-4bBFpcQUU5EwrjscC7AQ','triomino',3,-109,1.79488352145458292955e+09);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	rules TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	host TEXT NOT NULL, 
	due_at DOUBLE, 
	claimed_until DOUBLE, 
	claimed_by TEXT, 
	opened_at DOUBLE NOT NULL, 
	touched_at DOUBLE NOT NULL, 
	summary TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('_ITln4yFSOenkxqEVMyDIg',53,'over',1,'triomino',3,'boaP1y55adzraWUPqfIc9A',NULL,NULL,NULL,1.79488350986456394195e+09,1.7948835150963454246e+09,'{"rules":{"base":"triomino","target":60},"seats":[{"plan":"person","bot":null,"taken":true},{"plan":"person","bot":null,"taken":true},{"plan":"bot","bot":"greedy","taken":true}],"turn":null,"turn_seconds":null,"round":1,"totals":[20,9,202],"winners":[2],"played":true}');
INSERT INTO "tables" VALUES('SUp35qZZy1QXHAzy-vaWPw',17,'playing',0,'tri-domino',2,'boaP1y55adzraWUPqfIc9A',1.79514274122309517864e+09,NULL,NULL,1.7948835153274054527e+09,1.7948835188195796013e+09,'{"rules":"tri-domino","seats":[{"plan":"person","bot":null,"taken":true},{"plan":"person","bot":null,"taken":true}],"turn":1,"turn_seconds":259200,"round":1,"totals":[-23,-4],"winners":[],"played":true}');
INSERT INTO "tables" VALUES('kOAhrNa0IEEpiO4bKwK20g',15,'playing',0,'pressman',2,'boaP1y55adzraWUPqfIc9A',1.79548834363522315021e+09,NULL,NULL,1.79488351915591788296e+09,1.79488352052396130564e+09,'{"rules":{"base":"pressman","draw_limit":1},"seats":[{"plan":"person","bot":null,"taken":true},{"plan":"bot","bot":"greedy","taken":true}],"turn":0,"turn_seconds":null,"round":1,"totals":[73,38],"winners":[],"played":true}');
INSERT INTO "tables" VALUES('rlV41Xb0zG0GLTjErdtl9w',8,'over',0,'triomino',1,'y-4bBFpcQUU5EwrjscC7AQ',NULL,NULL,NULL,1.79488352058990955351e+09,1.79488352145458292955e+09,'{"rules":"triomino","seats":[{"plan":"person","bot":null,"taken":true}],"turn":null,"turn_seconds":null,"round":1,"totals":[-109],"winners":[0],"played":true}');
INSERT INTO "tables" VALUES('LWomkDYwMuqPJzKIAUdtnw',2,'lobby',1,'goliath',2,'y-4bBFpcQUU5EwrjscC7AQ',1.79496994539819192887e+09,NULL,NULL,1.79488352171680927275e+09,1.79488352207969093323e+09,'{"rules":"goliath","seats":[{"plan":"person","bot":null,"taken":true},{"plan":"person","bot":null,"taken":false}],"turn":null,"turn_seconds":null,"round":0,"totals":[],"winners":[],"played":false}');
CREATE TABLE uploads (
	id TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	document TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "uploads" VALUES('bCjPe5978bMaIsHxRnO6dA','boaP1y55adzraWUPqfIc9A',1.79488352297138237948e+09,'{"format": "trimino-record/1", "rules": {"base": "triomino", "target": 60}, "players": ["Anna", "Juris", "greedy"], "rounds": [{"hands": [["2-5-5", "0-0-2", "0-3-3", "2-2-2", "1-3-3", "1-3-5", "2-4-5"], ["1-3-4", "0-2-2", "3-3-3", "0-0-1", "0-2-5", "0-4-4", "2-3-4"], ["0-0-5", "3-3-5", "1-2-5", "5-5-5", "0-1-4", "1-2-3", "1-2-2"]], "well": ["2-4-4", "4-4-5", "2-2-4", "0-5-5", "2-3-5", "1-1-1", "2-2-5", "0-3-5", "0-1-5", "4-5-5", "3-3-4", "2-3-3", "0-1-2", "1-1-4", "0-0-0", "0-1-3", "1-2-4", "1-4-4", "0-1-1", "3-4-5", "0-0-4", "0-3-4", "1-5-5", "3-5-5", "2-2-3", "1-1-2", "4-4-4", "1-1-5", "1-4-5", "3-4-4", "0-2-3", "0-0-3", "0-4-5", "1-1-3", "0-2-4"], "actions": [{"seat": 2, "do": "place", "tile": "5-5-5", "field": 0, "at": [0, 0, "up"], "corners": [5, 5, 5], "points": 25}, {"seat": 0, "do": "place", "tile": "2-5-5", "field": 0, "at": [0, 0, "down"], "corners": [5, 5, 2], "points": 12}, {"seat": 1, "do": "draw", "tile": "2-4-4", "points": -5}, {"seat": 1, "do": "draw", "tile": "4-4-5", "points": -5}, {"seat": 1, "do": "draw", "tile": "2-2-4", "points": -5}, {"seat": 1, "do": "pass", "points": -10}, {"seat": 2, "do": "place", "tile": "1-2-5", "field": 0, "at": [0, 1, "up"], "corners": [1, 2, 5], "points": 8}, {"seat": 0, "do": "place", "tile": "2-4-5", "field": 0, "at": [1, 0, "up"], "corners": [2, 4, 5], "points": 11}, {"seat": 1, "do": "place", "tile": "2-3-4", "field": 0, "at": [1, 0, "down"], "corners": [4, 2, 3], "points": 9}, {"seat": 2, "do": "place", "tile": "1-2-2", "field": 0, "at": [0, 1, "down"], "corners": [2, 1, 2], "points": 5}, {"seat": 0, "do": "draw", "tile": "0-5-5", "points": -5}, {"seat": 0, "do": "place", "tile": "0-5-5", "field": 0, "at": [0, -1, "down"], "corners": [0, 5, 5], "points": 10}, {"seat": 1, "do": "place", "tile": "4-4-5", "field": 0, "at": [1, -1, "down"], "corners": [4, 5, 4], "points": 13}, {"seat": 2, "do": "place", "tile": "0-0-5", "field": 0, "at": [0, -1, "up"], "corners": [5, 0, 0], "points": 5}, {"seat": 0, "do": "place", "tile": "0-0-2", "field": 0, "at": [0, -2, "down"], "corners": [2, 0, 0], "points": 2}, {"seat": 1, "do": "place", "tile": "0-2-5", "field": 0, "at": [0, -2, "up"], "corners": [0, 2, 5], "points": 7}, {"seat": 2, "do": "draw", "tile": "2-3-5", "points": -5}, {"seat": 2, "do": "place", "tile": "2-3-5", "field": 0, "at": [0, -3, "down"], "corners": [3, 5, 2], "points": 10}, {"seat": 0, "do": "draw", "tile": "1-1-1", "points": -5}, {"seat": 0, "do": "draw", "tile": "2-2-5", "points": -5}, {"seat": 0, "do": "draw", "tile": "0-3-5", "points": -5}, {"seat": 0, "do": "place", "tile": "0-3-5", "field": 0, "at": [-1, -1, "down"], "corners": [0, 3, 5], "points": 8}, {"seat": 1, "do": "draw", "tile": "0-1-5", "points": -5}, {"seat": 1, "do": "draw", "tile": "4-5-5", "points": -5}, {"seat": 1, "do": "place", "tile": "0-1-5", "field": 0, "at": [-1, 1, "down"], "corners": [5, 0, 1], "points": 6}, {"seat": 2, "do": "place", "tile": "3-3-5", "field": 0, "at": [-1, 0, "up"], "corners": [3, 5, 3], "points": 11}, {"seat": 0, "do": "draw", "tile": "3-3-4", "points": -5}, {"seat": 0, "do": "place", "tile": "3-3-4", "field": 0, "at": [-2, 0, "down"], "corners": [3, 4, 3], "points": 10}, {"seat": 1, "do": "place", "tile": "0-0-1", "field": 0, "at": [-1, 2, "up"], "corners": [0, 1, 0], "points": 1}, {"seat": 2, "do": "draw", "tile": "2-3-3", "points": -5}, {"seat": 2, "do": "place", "tile": "2-3-3", "field": 0, "at": [1, -3, "up"], "corners": [2, 3, 3], "points": 8}, {"seat": 0, "do": "place", "tile": "0-3-3", "field": 0, "at": [1, -4, "down"], "corners": [0, 3, 3], "points": 6}, {"seat": 1, "do": "draw", "tile": "0-1-2", "points": -5}, {"seat": 1, "do": "draw", "tile": "1-1-4", "points": -5}, {"seat": 1, "do": "place", "tile": "0-1-2", "field": 0, "at": [1, -2, "up"], "corners": [0, 1, 2], "points": 3}, {"seat": 2, "do": "draw", "tile": "0-0-0", "points": -5}, {"seat": 2, "do": "place", "tile": "0-0-0", "field": 0, "at": [-2, 2, "down"], "corners": [0, 0, 0], "points": 0}, {"seat": 0, "do": "draw", "tile": "0-1-3", "points": -5}, {"seat": 0, "do": "place", "tile": "0-1-3", "field": 0, "at": [-1, -1, "up"], "corners": [3, 0, 1], "points": 4}, {"seat": 1, "do": "place", "tile": "0-4-4", "field": 0, "at": [2, -1, "up"], "corners": [4, 0, 4], "points": 8}, {"seat": 2, "do": "place", "tile": "1-2-3", "field": 0, "at": [-2, -1, "down"], "corners": [1, 2, 3], "points": 6}, {"seat": 0, "do": "draw", "tile": "1-2-4", "points": -5}, {"seat": 0, "do": "draw", "tile": "1-4-4", "points": -5}, {"seat": 0, "do": "draw", "tile": "0-1-1", "points": -5}, {"seat": 0, "do": "place", "tile": "0-1-1", "field": 0, "at": [-1, 2, "down"], "corners": [1, 0, 1], "points": 2}, {"seat": 1, "do": "draw", "tile": "3-4-5", "points": -5}, {"seat": 1, "do": "place", "tile": "3-4-5", "field": 0, "at": [0, -3, "up"], "corners": [5, 3, 4], "points": 12}, {"seat": 2, "do": "place", "tile": "0-1-4", "field": 0, "at": [2, -2, "down"], "corners": [1, 4, 0], "points": 5}], "end": {"reason": "out", "points": [0, 0, 134], "winners": [2]}, "totals": [20, 9, 202]}], "winners": [2], "finished": true, "bots": [null, null, "greedy"], "fair": {"method": "trimino-deal/1", "commitment": "9457c662d3a3d12094e673c512f63266d3125418fcb846507b4cf408c81b6978", "secret": "621edf35e7b41524796a4316bf0eb30c1ed5b17c802ea0c0139f8880ec1fc210", "contributions": ["852ceddc03fea353aa7a00598a9c586d99d389369b90ebfc337ddcaeefceb0b4", "3609a13b2c0c7818ada7c67f7353c4858bb049bdf0d6511130a628c265a95e88", null]}}');
CREATE TABLE uptime (
	id INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "uptime" VALUES(1,1.79488354571956229208e+09);
CREATE INDEX ix_analyses_status ON analyses (status);
CREATE INDEX ix_seatings_guest ON seatings (guest);
CREATE INDEX ix_solo_best ON solo (rules, well, points DESC);
CREATE INDEX ix_solo_guest ON solo (guest);
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_tables_shown ON tables (public, status, touched_at);
CREATE INDEX ix_uploads_guest ON uploads (guest);
CREATE INDEX ix_links_guest ON links (guest);
CREATE INDEX ix_secrets_guest ON secrets (guest);
COMMIT;
