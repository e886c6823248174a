cd /tmp/h/C; npx tsx shots.local.ts /tmp/h/me/Cs http://localhost:4313 ${2:-admin@nord.socle.example} "$1"
