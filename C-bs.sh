cd /tmp/h/C; q npm run -s build > /tmp/h/me/build-C.log 2>&1; grep -A6 "past the budget" /tmp/h/me/build-C.log; tail -2 /tmp/h/me/build-C.log; timeout 90 serve C 4313
