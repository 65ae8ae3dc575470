/** Families of models that have one shape, whatever the approval calls it. */
export const families = [
  ["2cv", /^(2 ?cv|dyane)\b/i],
  ["beetle", /\b(coccinelle|beetle)\b/i],
  ["ds", /^(ds|id)( \d\d)?$/i],
  ["fiat-500", /^(500( \(|c\b| nuova|$)|595|695)/i],
  ["mini", /^mini( |$)/i],
  ["micro", /\b(fortwo|iq|twizy)\b/i],
  [
    "three-door",
    /\b(205 gti|golf i gti|5 alpine|c2|ds ?3(?! crossback)|mito|scirocco|c30|106|saxo|206 cc|veloster|proceed|adam)\b|^5$/i,
  ],
  ["saloon", /^(504|2002|w123)$/i],
  [
    "off-road",
    /\b(wrangler|defender|classe g|jimny|patrol|niva|land cruiser|terrano|pajero|terracan|frontera|maverick|e-mehari)\b/i,
  ],
  ["pickup", /\b(hilux|navara|np300|ranger|amarok|l200|d-max|alaskan|fullback|classe x|bt-50|gladiator|pick-?up)\b/i],
  ["roadster", /\b(mx-5|z[34]|boxster|718|slk|slc|mr2|tf|roadster|barchetta|speedster|copen|124 spider|spider)\b/i],
  [
    "sport",
    /\b(911|cayman|carrera|gt-r|r8|aventador|gallardo|hurac[aá]n|murci[eé]lago|corvette|viper|f430|360|458|488|296|sf90|f8|4c|8c|i8|vantage|vanquish|db\d+|dbs|f-type|supra|sls)\b|^amg gt \(c/i,
  ],
  ["suv-coupe", /\b(arkana|x[246] \(|q8|c40|c-hr|evoque|paceman|urus|eclipse cross|juke|xceed|mach-e|formentor)/i],
  [
    "fastback",
    /\b(model [3s]|cls|panamera|taycan|e-tron gt|stinger|arteon|passat cc|rapide|eqs|eqe|ioniq|prius|508 ii|i4)\b|^(a[57] \(|s[ée]rie 6 \(g|amg gt \(x)/i,
  ],
  ["coupe", /^rx-8/i],
  ["mpv", /^(c4 spacetourer|zafira( \(|$))/i],
  ["convertible", /^(sl \(|california$)/i],
  ["city", /^4$/],
  ["saloon", /^6 \(g/i],
  ["large-van", /\b(master|boxer|jumper|ducato|crafter|sprinter|movano|interstar|nv400|daily|mascott)\b|^transit$/i],
  ["van", /\b(trafic|expert|jumpy|transporter|vito|transit custom|scudo|talento|vivaro|proace|nv300|primastar)\b/i],
  [
    "minibus",
    /\b(traveller|spacetourer|multivan|caravelle|california \(t|viano|classe v|eqv|tourneo custom|zafira life|id\. ?buzz|hiace|h-?1|staria)/i,
  ],
] as const;

/** What other models are, by their names. */
export const styles = [
  ["convertible", /\b(cabrio(let)?|spyder|cc|eos|cascada|c70|flavia|portofino|pluriel|tigra twintop)\b/i],
  [
    "leisure",
    /\b(kangoo|express|dokker|partner|bipper|rifter|berlingo|nemo|caddy|citan|tourneo (connect|courier)|fiorino|qubo|combo|townstar|nv200|roomster|cube|soul)\b|dobl[oò]/i,
  ],
  [
    "mpv",
    /\b(sc[ée]nic|espace|modus|picasso|evasion|80[67]|5008 i|touran|sharan|golf plus|sportsvan|alhambra|altea|zafira|meriva|[bcs]-max|galaxy|classe [br]|verso|previa|carens|carnival|venga|ix20|multipla|idea|musa|phedra|ulysse|lodgy|stream|fr-v|premacy|mpv|grandis|rezzo|voyager|note|almera tino|trajet|matrix|rodius|500l|splash|vaneo)\b|^(c8$|5 \(c|s[ée]rie 2 \(f45)/i,
  ],
  [
    "supermini",
    /\b(clio|20[678]|c3( i+)?$|polo|ibiza|fabia|corsa|fiesta|fusion|punto|delta|yaris|swift|2 \(d|2 hybrid|i20|rio|sandero|zoe|a1|a2|colt|baleno|justy|25|streetwise|zr|aveo|yrv|materia|rover 25)\b|^(2 \(d|206)/i,
  ],
  [
    "large-suv",
    /\b(touareg|q7|x[57]|gl \(x|gls|gle|classe m|xc90|cayenne|range rover( sport)? [iv]+|discovery [iv]+|sorento|santa fe|grand cherokee|commander|tahoe|ix55|koleos i+|explorer|edge|pathfinder|murano|5008 ii|kodiaq|tarraco|model x|bentayga|levante|rexton|rx [iv]+|cx-60|tribeca)\b|^((gl|gls|gle) |ix$)/i,
  ],
  [
    "suv",
    /\b(captur|kadjar|koleos|austral|duster|[2345]00[78]|c[35] aircross|c4 aircross|c-crosser|tiguan|touareg|t-roc|t-cross|q[2-7]|x[1-7]|gl[abceks]?|eq[abc]|classe m|mokka|grandland|crossland|antara|kuga|ecosport|puma|edge|explorer|500x|rav4?|cr-v|hr-v|qashqai\S*|x-trail|murano|pathfinder|sportage|sorento|stonic|niro|tucson|kona|santa fe|ix[35]5|bayon|ateca|arona|tarraco|karoq|kodiaq|kamiq|yeti|xc\d0|cayenne|macan|range rover.*|discovery.*|freelander|vitara|grand vitara|cx-\d+|outlander|asx|forester|xv|tribeca|compass|renegade|cherokee|commander|patriot|nitro|captiva|trailblazer|tahoe|stelvio|tonale|countryman|rexton|kyron|actyon|korando|tivoli|bentayga|levante|qx\d+|journey|freemont|[nr]x [iv]+|ux|urban cruiser|yaris cross|terios|sedici|s-cross|sx4|model x|e-tron|ds 7.*|nexo|allroad)\b/i,
  ],
  [
    "coupe",
    /\b(tt|cla|clk|alpine|a110|gt86|brz|mustang|350z|370z|rcz|brera|crossfire|celica|rx-8|cr-z|gtv?|cl \(|c216|c215|rc|granturismo|roma|612|575m|ff|gtc4lusso|s[ée]rie [248]|m[248]|q60|g37|rcz|xk|camaro|continental|m6|sc|lc)\b|coup[eé]|^s[ée]rie 6 \([ef]/i,
  ],
  [
    "estate",
    /\b(break|sw|avant|touring|variant|tourer|v[45679]0|croma|clubman|outback|levorg|swace|mg5|jogger|legacy)\b/i,
  ],
  [
    "saloon",
    /\b(talisman|laguna|latitude|safrane|fluence|symbol|logan|50[48]|40[5678]|60[57]|301|c6|c5 i+|c-elys[ée]e|c4 x|xantia|passat|jetta|bora|phaeton|a[468]|s[ée]rie [357]|m[35]|classe [ces]|insignia|vectra|omega|mondeo|avensis|camry|octavia|superb|rapid|toledo|cordoba|exeo|s[4-9]0|9-[35]|xe|xf|xj|[sx]-type|giulia|1[56][69]|quattroporte|ghibli|thesis|thema|lybra|ds 9|accord|legend|sonata|elantra|azera|genesis|i40|optima|magentis|opirus|lancer|q[57]0|is|es|gs|ls|maxima|primera|epica|evanda|flying spur|mulsanne|arnage|300c|zt|wrx|sebring|avenger|75|45)\b/i,
  ],
  [
    "city",
    /\b(twingo|c1|c-zero|ion|10[78]|up!|mii|citigo|lupo|arosa|fox|ka|panda|seicento|i10|picanto|aygo|spark|matiz|alto|celerio|pixo|karl|agila|micra|forfour|spring|cuore|sirion|trevis|atos|i3|1007|wagon|ypsilon|space star|ignis|getz|kalos|jazz)\b|^(up!|e$)/i,
  ],
] as const;
